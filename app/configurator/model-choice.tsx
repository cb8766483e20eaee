import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Composition } from '@/lib/business/configurator/composition';
import { choiceNames, withModel } from '@/lib/business/configurator/query';
import { lostChoices } from '@/lib/business/configurator/unmet-choices';
import { formatPrice } from '@/lib/business/products/format';
import { type ProductId, productIds, specs } from '@/lib/business/products/specs';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { Adjusted } from './adjusted';

type ModelChoiceProps = {
  composition: Composition;
  onChoose: (after: Composition) => void;
};

export function ModelChoice({ composition, onChoose }: ModelChoiceProps) {
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);

  function selectModel(model: ProductId) {
    const after = withModel(composition, model);
    setLeftBehind(lostChoices(composition, after));
    onChoose(after);
  }

  return (
    <fieldset>
      <legend className="sr-only">Model</legend>
      {productIds.map((model) => {
        const { name, sizes } = specs[model];
        return (
          <label
            key={model}
            className="relative flex min-h-11 flex-wrap items-center gap-x-3 pr-3 has-checked:font-semibold"
          >
            <input
              type="radio"
              name={choiceNames.model}
              value={model}
              checked={model === composition.model}
              onChange={() => selectModel(model)}
              className="absolute inset-0 size-full cursor-pointer appearance-none hover:bg-ink/5 checked:border-2 checked:border-ink"
            />
            <Picture
              name={`products/${model}-${RENDERED_COLOUR}`}
              alt=""
              width={1600}
              height={1600}
              widths={[128]}
              sizes="2.75rem"
              className="size-11"
            />
            <span className="min-w-20 flex-1">{name}</span>{' '}
            <span className="text-sm font-normal text-steel tabular-nums">
              {`vanaf ${formatPrice(sizes[composition.size].priceFrom)}`}
            </span>
          </label>
        );
      })}
      <Adjusted fields={leftBehind} />
    </fieldset>
  );
}
