'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/contact/idempotency-key';
import { FormField } from './form-field';
import { FormResult } from './form-result';
import { HoneypotField } from './honeypot-field';
import { useContactForm } from './use-contact-form';

type MessageFormProps = {
  /** Accessible name. */
  name: string;
  subject: string;
  message: string;
  emailHint: string;
  messageHint: string;
  /** Page that shows the result without JavaScript. */
  resultPage: string;
  promise: ReactNode;
  privacyNote: ReactNode;
  otherWays: ReactNode;
};

export function MessageForm({
  name,
  subject,
  message,
  emailHint,
  messageHint,
  resultPage,
  promise,
  privacyNote,
  otherWays,
}: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, action, onInput, onSubmit, onInvalid, isSending } = useContactForm(
    form,
    resultPage,
  );
  usePrefilledSubject(form);

  const values = 'values' in state ? state.values : undefined;
  const errors = state.status === 'invalid' ? state.errors : {};
  const shared = { errors, onInvalid };
  return (
    <form
      ref={form}
      action={action}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label={name}
      className="space-y-6"
    >
      <FormResult state={state} otherWays={otherWays} />
      <p className="text-steel">{promise}</p>
      <input
        type="hidden"
        name={IDEMPOTENCY_KEY_FIELD}
        defaultValue={'submissionKey' in state ? state.submissionKey : ''}
      />
      <div className="grid items-end gap-6 lg:grid-cols-2">
        <FormField
          {...shared}
          name="name"
          label="Naam"
          autoComplete="name"
          defaultValue={values?.name}
        />
        <FormField
          {...shared}
          name="email"
          type="email"
          label="E-mailadres"
          hint={emailHint}
          autoComplete="email"
          defaultValue={values?.email}
        />
      </div>
      <FormField
        {...shared}
        name="subject"
        label="Onderwerp"
        defaultValue={values?.subject ?? subject}
      />
      <FormField
        {...shared}
        name="message"
        type="multiline"
        label="Bericht"
        hint={messageHint}
        defaultValue={values?.message ?? message}
      />
      <HoneypotField />
      <p className="text-sm text-steel">{privacyNote}</p>
      <button type="submit" disabled={isSending} className={buttonStyle.primary}>
        {isSending ? 'Verzenden...' : 'Bericht versturen'}
      </button>
    </form>
  );
}

/** Prefills from `?onderwerp=`, or after `#` for text that the visitor typed, which keeps it out of server logs. */
function usePrefilledSubject(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const subject =
      new URLSearchParams(location.search).get('onderwerp') ??
      new URLSearchParams(location.hash.slice(1)).get('onderwerp');
    const field = form.current?.elements.namedItem('subject');
    if (subject && field instanceof HTMLInputElement && !field.value) field.value = subject;
  }, [form]);
}
