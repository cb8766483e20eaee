import type { ReactNode } from 'react';
import { fieldStyle } from './field-style';

type SelectFieldProps = {
  id: string;
  label: string;
  defaultValue: string | number;
  children: ReactNode;
};

export function SelectField({ id, label, defaultValue, children }: SelectFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={fieldStyle.label}>
        {label}
      </label>
      <select id={id} name={id} defaultValue={defaultValue} className={fieldStyle.control}>
        {children}
      </select>
    </div>
  );
}
