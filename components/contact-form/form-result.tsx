import { type ReactNode, useEffect, useRef } from 'react';
import { type ContactErrors, formFields } from '@/lib/contact/fields';
import { type ContactFormState, FAILED_TEXT, LIMITED_TEXT, SENT_TEXT } from '@/lib/contact/state';
import { ErrorTitle } from './error-title';
import { fieldId } from './form-field';

type FormResultProps = { state: ContactFormState; otherWays: ReactNode };

/** Receives the focus. */
export function FormResult({ state, otherWays }: FormResultProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'sent':
      return (
        <ResultBox role="status" result={state}>
          <p>{SENT_TEXT}</p>
        </ResultBox>
      );
    case 'invalid':
      return (
        <ResultBox role="alert" result={state}>
          <ErrorSummary errors={state.errors} />
        </ResultBox>
      );
    case 'offline':
      return (
        <ResultBox role="alert" result={state}>
          <p>U bent niet verbonden met internet. Uw bericht is nog niet verzonden.</p>
          <p className="mt-2 font-normal text-ink">{otherWays}</p>
        </ResultBox>
      );
    case 'limited':
    case 'failed':
      return (
        <ResultBox role="alert" result={state}>
          <p>{state.status === 'limited' ? LIMITED_TEXT : FAILED_TEXT}</p>
          <p className="mt-2 font-normal text-ink">{otherWays}</p>
        </ResultBox>
      );
  }
}

const resultStyle = {
  status: 'border-success bg-success-ground text-success',
  alert: 'border-failure bg-failure-ground text-failure',
} as const;

type ResultBoxProps = {
  role: keyof typeof resultStyle;
  /** A new object moves the focus again. */
  result: object;
  children: ReactNode;
};

function ResultBox({ role, result, children }: ResultBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  return (
    <div
      ref={box}
      role={role}
      tabIndex={-1}
      className={`border-2 p-5 font-semibold ${resultStyle[role]}`}
    >
      {role === 'alert' && <ErrorTitle />}
      {children}
    </div>
  );
}

function ErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <>
      <p>Er klopt nog iets niet. Controleer deze velden:</p>
      <ul className="mt-2 list-disc pl-5">
        {formFields.map(
          (name) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="underline underline-offset-4">
                  {errors[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
