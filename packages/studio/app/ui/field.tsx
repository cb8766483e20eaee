import { type ComponentProps, type ReactNode, useId } from 'react';

/** Class names of a control. */
export const controlStyle = 'min-h-11 w-full border border-steel bg-surface px-3 py-2';

type Labelled = {
  label: string;
  hint?: ReactNode;
  /** What is wrong, and what to do. */
  error?: string;
};

function useDescription({ hint, error }: Pick<Labelled, 'hint' | 'error'>) {
  const id = useId();
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    describedBy:
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}

export function TextField({ label, hint, error, ...props }: Labelled & ComponentProps<'input'>) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={controlStyle}
        {...props}
      />
      <Notes {...{ hint, error, hintId, errorId }} />
    </div>
  );
}

export function TextArea({ label, hint, error, ...props }: Labelled & ComponentProps<'textarea'>) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={controlStyle}
        {...props}
      />
      <Notes {...{ hint, error, hintId, errorId }} />
    </div>
  );
}

type NotesProps = Pick<Labelled, 'hint' | 'error'> & { hintId: string; errorId: string };

function Notes({ hint, error, hintId, errorId }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-steel">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 font-semibold text-failure text-sm">
          {error}
        </p>
      )}
    </>
  );
}
