import { type ReactNode, useEffect, useRef } from 'react';
import { type ContactErrors, contactFields } from '@/lib/contact/fields';
import { type ContactFormState, FAILED_TEXT, LIMITED_TEXT, SENT_TEXT } from '@/lib/contact/state';
import { fieldId } from './form-field';

type FormResultProps = { state: ContactFormState; otherWays: ReactNode };

/** What became of the message. Takes the focus, so that nobody has to look for the answer. */
export function FormResult({ state, otherWays }: FormResultProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'sent':
      return (
        <Notice role="status" answerTo={state}>
          <p>{SENT_TEXT}</p>
        </Notice>
      );
    case 'invalid':
      return (
        <Notice role="alert" answerTo={state}>
          <ErrorSummary errors={state.errors} />
        </Notice>
      );
    case 'offline':
      return (
        <Notice role="alert" answerTo={state}>
          <p>U bent niet verbonden met internet. Uw bericht is nog niet verzonden.</p>
        </Notice>
      );
    case 'limited':
    case 'failed':
      return (
        <Notice role="alert" answerTo={state}>
          <p>{state.status === 'limited' ? LIMITED_TEXT : FAILED_TEXT}</p>
          <p className="mt-2 font-normal text-ink">{otherWays}</p>
        </Notice>
      );
  }
}

const noticeStyle = {
  status: 'border-success bg-success-ground text-success',
  alert: 'border-failure bg-failure-ground text-failure',
} as const;

type NoticeProps = {
  role: keyof typeof noticeStyle;
  /** A new answer takes the focus again, even with the same words. */
  answerTo: object;
  children: ReactNode;
};

function Notice({ role, answerTo, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answerTo) box.current?.focus();
  }, [answerTo]);
  return (
    <div
      ref={box}
      role={role}
      tabIndex={-1}
      className={`border-2 p-5 font-semibold ${noticeStyle[role]}`}
    >
      {children}
    </div>
  );
}

function ErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <>
      <p>Er ontbreekt nog iets. Controleer deze velden:</p>
      <ul className="mt-2 list-disc pl-5">
        {contactFields.map(
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
