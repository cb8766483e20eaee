import { fieldStyle } from './field-style';

type TextFieldProps = {
  id: string;
  name?: string;
  label: string;
  defaultValue: string | number;
  hint?: string;
  inputMode?: 'numeric' | 'decimal';
  className?: string;
};

/** A field with its label and a hint, as wide as its column. */
export function TextField({ id, name = id, label, hint, className, ...input }: TextFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldStyle.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={fieldStyle.control}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-steel">
          {hint}
        </p>
      )}
    </div>
  );
}
