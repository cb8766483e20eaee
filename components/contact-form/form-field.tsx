import type { FocusEventHandler, FormEvent } from 'react';
import type { ContactErrors, FormField as FieldName } from '@/lib/contact/fields';

export type FormFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'multiline';
  isOptional?: boolean;
  inputMode?: 'numeric';
  /** The earliest date, as 2027-03-15. */
  min?: string;
  autoComplete?: string;
  defaultValue?: string;
  errors: ContactErrors;
  /** About what stands in the field; empty as long as there is nothing to say. */
  note?: string;
  onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
};

export function FormField({
  name,
  label,
  hint,
  type = 'text',
  isOptional = false,
  inputMode,
  min,
  autoComplete,
  defaultValue,
  errors,
  note,
  onInvalid,
  onBlur,
}: FormFieldProps) {
  const id = fieldId(name);
  const isMultiline = type === 'multiline';
  const error = errors[name];
  const describedBy = [hint && `${id}-hint`, note && `${id}-noot`, error && `${id}-fout`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    name,
    required: !isOptional,
    autoComplete,
    defaultValue,
    // Stated when false, too: Firefox exposes an empty required field as invalid, and a screen reader says so before an answer.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
    onInvalid,
    className: `mt-2 block w-full min-w-0 border-2 bg-surface px-4 py-3 ${error ? 'border-failure' : 'border-steel'} ${isMultiline ? 'field-sizing-content contain-inline-size max-h-[80dvh] min-h-50 lg:min-h-40' : ''}`,
  };
  // Below a field of one line, so that fields side by side begin at one height.
  const hintText = hint && (
    <p id={`${id}-hint`} className="mt-1 text-sm text-steel">
      {hint}
    </p>
  );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {isMultiline && hintText}
      {isMultiline ? (
        <textarea {...control} rows={7} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} min={min} onBlur={onBlur} />
      )}
      {!isMultiline && hintText}
      {note !== undefined && (
        <p id={`${id}-noot`} aria-live="polite" className="font-semibold">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-fout`} className="mt-2 font-semibold text-failure">
          {error}
        </p>
      )}
    </div>
  );
}

export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}
