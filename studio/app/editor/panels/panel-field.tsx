import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'input'> & { label: string; error?: string };

/** A labelled text field of a panel, with its error below. */
export function PanelField({ label, error, ...props }: Props) {
  const id = useId();
  return (
    <div className="min-w-48 flex-1">
      <label htmlFor={id} className="block text-sm text-steel">
        {label}
      </label>
      <input
        id={id}
        className="mt-1 h-11 w-full border border-steel bg-surface px-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...props}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-failure text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
