import { useId } from 'react';
import { formatNumber } from '@/lib/platform/text/format-number';

export type Bounds = { min: number; max: number; step: number };

type NumberFieldProps = {
  label: string;
  unit: string;
  bounds: Bounds;
  /** NaN while the field does not contain a number. */
  value: number;
  onChange: (value: number) => void;
};

export function NumberField({ label, unit, bounds, value, onChange }: NumberFieldProps) {
  const id = useId();
  const hasError = !isWithin(value, bounds);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...bounds}
          defaultValue={value}
          aria-invalid={hasError || undefined}
          aria-describedby={`${id}-eenheid ${id}-fout`}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          className={`min-h-11 w-28 border-2 bg-surface px-3 ${hasError ? 'border-failure' : 'border-steel'}`}
        />
        <span id={`${id}-eenheid`}>{unit}</span>
      </div>
      <p id={`${id}-fout`} role="status" className="text-failure">
        {hasError &&
          `Vul een getal in van ${formatNumber(bounds.min)} tot ${formatNumber(bounds.max)}.`}
      </p>
    </div>
  );
}

/** Ignores `step`: fractions are accepted. */
export function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}
