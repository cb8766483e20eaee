'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { fieldLabels } from '@/lib/contact/fields';
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/contact/idempotency-key';
import { printTyped } from '@/lib/platform/browser/print-typed';
import { FormField } from './form-field';
import { FormResult } from './form-result';
import { HoneypotField } from './honeypot-field';
import { type Offered, OptionalFields } from './optional-fields';
import { Receipt } from './receipt';
import { useContactForm } from './use-contact-form';

type MessageFormProps = {
  /** Accessible name. */
  name: string;
  subject: string;
  message: string;
  emailHint: string;
  messageHint: string;
  offered: Offered;
  /** Page that shows the result without JavaScript. */
  resultPage: string;
  promise: ReactNode;
  privacyNote: ReactNode;
  otherWays: ReactNode;
  addition: ReactNode;
  replyTime: string;
};

const ADDED = 'Uw nieuwe keuze is toegevoegd aan het bericht dat er al stond.';

export function MessageForm({
  name,
  subject,
  message,
  emailHint,
  messageHint,
  offered,
  resultPage,
  promise,
  privacyNote,
  otherWays,
  addition,
  replyTime,
}: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const contact = useContactForm(form, resultPage);
  const { state, onInvalid, isSending } = contact;
  usePrefilledSubject(form);
  useEffect(printTyped, []);

  const values = 'values' in state ? state.values : undefined;
  const errors = state.status === 'invalid' ? state.errors : {};
  const shared = { errors, onInvalid };
  return (
    <form
      ref={form}
      action={contact.action}
      onInput={contact.onInput}
      onSubmit={contact.onSubmit}
      aria-label={name}
      className="space-y-6"
    >
      <FormResult state={state} otherWays={otherWays} />
      {state.status === 'sent' && (
        <Receipt receipt={state.receipt} replyTime={replyTime} addition={addition} />
      )}
      <p className="text-steel">{promise}</p>
      <input
        type="hidden"
        name={IDEMPOTENCY_KEY_FIELD}
        defaultValue={'submissionKey' in state ? state.submissionKey : ''}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FormField
          {...shared}
          name="name"
          label={fieldLabels.name}
          autoComplete="name"
          defaultValue={values?.name}
        />
        <FormField
          {...shared}
          name="email"
          type="email"
          label={fieldLabels.email}
          hint={emailHint}
          autoComplete="email"
          defaultValue={values?.email}
          note={contact.addressDoubt}
          onBlur={contact.onAddressBlur}
        />
      </div>
      <FormField
        {...shared}
        name="subject"
        label={fieldLabels.subject}
        defaultValue={values?.subject ?? subject}
      />
      <FormField
        {...shared}
        name="message"
        type="multiline"
        label={fieldLabels.message}
        hint={messageHint}
        note={contact.isAdded ? ADDED : ''}
        defaultValue={values?.message ?? message}
      />
      <OptionalFields {...shared} offered={offered} values={values} />
      <HoneypotField />
      <p className="text-sm text-steel">{privacyNote}</p>
      {/* With `disabled` it would lose the focus. */}
      <button type="submit" aria-disabled={isSending} className={buttonStyle.primary}>
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
