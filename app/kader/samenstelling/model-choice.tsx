import { Picture } from '@/components/ui/picture';
import { RENDERED_COLOUR } from '@/lib/chosen-colour';
import type { Composition } from '@/lib/configurator/composition';
import { choiceNames } from '@/lib/configurator/query';
import { nearestPossible } from '@/lib/configurator/rules';
import { formatPrice } from '@/lib/products/format';
import { productIds, specs } from '@/lib/products/specs';

type ModelChoiceProps = {
  composition: Composition;
  onChoose: (after: Composition) => void;
};

/** The seven models in small pictures; another one takes over what it can of the choices so far. */
export function ModelChoice({ composition, onChoose }: ModelChoiceProps) {
  return (
    <fieldset className="accent-ink">
      <legend className="mb-2 font-semibold">Model</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {productIds.map((model) => {
          const { name, sizes } = specs[model];
          return (
            <label
              key={model}
              className="flex flex-col border-2 border-line bg-surface has-checked:border-ink"
            >
              <Picture
                name={`products/${model}-${RENDERED_COLOUR}`}
                alt=""
                width={1600}
                height={1600}
                widths={[400]}
                sizes="9rem"
                className="h-auto w-full"
              />
              <span className="flex gap-2 p-2">
                <input
                  type="radio"
                  name={choiceNames.model}
                  value={model}
                  checked={model === composition.model}
                  onChange={() => onChoose(nearestPossible({ ...composition, model }))}
                  className="mt-0.5 size-5 shrink-0"
                />
                <span>
                  {name}{' '}
                  <span className="block text-sm text-steel tabular-nums">
                    vanaf {formatPrice(sizes[composition.size].priceFrom)}
                  </span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
