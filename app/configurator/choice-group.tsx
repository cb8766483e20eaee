import type { Choice } from '@/lib/business/configurator/choices';
import type { Composition } from '@/lib/business/configurator/composition';
import { priceOf } from '@/lib/business/configurator/price';
import { formatPrice } from '@/lib/business/products/format';

type ChoiceGroupProps<Value> = {
  legend: string;
  isLegendVisible?: boolean;
  name: string;
  choices: readonly Choice<Value>[];
  /** Price of the current composition in euros. */
  price: number;
  type?: 'radio' | 'checkbox';
  onChoose: (after: Composition) => void;
};

/** Impossible choices are `aria-disabled` so that they stay focusable and give the reason. */
export function ChoiceGroup<Value extends string | number>({
  legend,
  isLegendVisible,
  choices,
  ...shared
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className="accent-ink">
      <legend className={isLegendVisible ? 'text-sm text-steel' : 'sr-only'}>{legend}</legend>
      {choices.map((choice) => (
        <ChoiceField key={choice.value} choice={choice} {...shared} />
      ))}
    </fieldset>
  );
}

type ChoiceFieldProps<Value> = Pick<
  ChoiceGroupProps<Value>,
  'name' | 'price' | 'type' | 'onChoose'
> & {
  choice: Choice<Value>;
};

function ChoiceField<Value extends string | number>({
  choice: { value, label, isChosen, impossibleReason, after },
  name,
  price,
  type = 'radio',
  onChoose,
}: ChoiceFieldProps<Value>) {
  const reasonId = `${name}-${value}-reden`;
  return (
    <div>
      <label className={`flex min-h-11 items-center gap-3 ${impossibleReason ? 'text-steel' : ''}`}>
        <input
          type={type}
          name={name}
          value={value}
          checked={isChosen}
          aria-disabled={impossibleReason ? true : undefined}
          aria-describedby={impossibleReason ? reasonId : undefined}
          onChange={() => {
            if (!impossibleReason) onChoose(after);
          }}
          className="size-5 shrink-0 aria-disabled:opacity-40"
        />
        <span className="min-w-0 flex-1">{label}</span>
        {!impossibleReason && !isChosen && <PriceDifference amount={priceOf(after) - price} />}
      </label>
      {impossibleReason && (
        <p id={reasonId} className="pb-2 pl-8 text-sm text-steel">
          {impossibleReason}
        </p>
      )}
    </div>
  );
}

function PriceDifference({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return (
    <span className="text-steel tabular-nums">
      {` ${amount > 0 ? '+' : '−'}\u00a0${formatPrice(Math.abs(amount))}`}
    </span>
  );
}
