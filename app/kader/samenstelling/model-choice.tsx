import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { RENDERED_COLOUR } from '@/lib/browser/chosen-colour';
import type { Composition } from '@/lib/configurator/composition';
import { choiceNames } from '@/lib/configurator/query';
import { nearestPossible } from '@/lib/configurator/rules';
import { lostChoices } from '@/lib/configurator/unmet-choices';
import { formatPrice } from '@/lib/products/format';
import { type ProductId, productIds, specs } from '@/lib/products/specs';
import { Adjusted } from './adjusted';

type ModelChoiceProps = {
  composition: Composition;
  onChoose: (after: Composition) => void;
};

export function ModelChoice({ composition, onChoose }: ModelChoiceProps) {
  const [leftBehind, setLeftBehind] = useState<readonly string[]>([]);

  function selectModel(model: ProductId) {
    const after = nearestPossible({ ...composition, model });
    setLeftBehind(lostChoices(composition, after));
    onChoose(after);
  }

  return (
    <fieldset className="accent-ink">
      <legend className="mb-2 font-semibold">Model</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {productIds.map((model) => {
          const { name, sizes } = specs[model];
          return (
            <label
              key={model}
              className="flex items-center gap-2 border-2 border-line bg-surface pl-3 has-checked:border-ink"
            >
              <input
                type="radio"
                name={choiceNames.model}
                value={model}
                checked={model === composition.model}
                onChange={() => selectModel(model)}
                className="size-5 shrink-0"
              />
              <Picture
                name={`products/${model}-${RENDERED_COLOUR}`}
                alt=""
                width={1600}
                height={1600}
                widths={[400]}
                sizes="5rem"
                className="size-16 sm:size-20"
              />
              <span className="min-w-0 flex-1 py-1 pr-2">
                {name}{' '}
                <span className="block text-sm text-steel tabular-nums">
                  vanaf {formatPrice(sizes[composition.size].priceFrom)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <Adjusted fields={leftBehind} />
    </fieldset>
  );
}
