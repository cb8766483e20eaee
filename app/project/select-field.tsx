import type { ReactNode } from 'react';

type SelectFieldProps = {
  id: string;
  label: string;
  defaultValue: string | number;
  children: ReactNode;
};

export function SelectField({ id, label, defaultValue, children }: SelectFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={id}
        defaultValue={defaultValue}
        className="mt-1 block min-h-11 w-full border-2 border-steel bg-surface px-3"
      >
        {children}
      </select>
    </div>
  );
}
