'use client';

import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { TextLink } from '@/components/ui/text-link';
import { SUBMISSION_KEY_FIELD } from '@/lib/contact/submission-key';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { FormField } from './form-field';
import { FormResult } from './form-result';
import { useContactForm } from './use-contact-form';

type ContactFormProps = {
  /** Stands in the subject field until the visitor changes it. */
  subject?: string;
  /** What is good to know in the message. */
  messageHint?: string;
};

const DEFAULT_HINT = 'Noem zo mogelijk de plek, het aantal schermen en de gewenste datum.';

/** The message form. Works without JavaScript; with it, errors appear in place. */
export function ContactForm({ subject = '', messageHint = DEFAULT_HINT }: ContactFormProps) {
  const { state, action, onSubmit, onInvalid, isSending } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  usePrefilledSubject(form);

  const values = 'values' in state ? state.values : undefined;
  const errors = state.status === 'invalid' ? state.errors : {};
  const shared = { errors, onInvalid };
  return (
    <form
      ref={form}
      action={action}
      onSubmit={onSubmit}
      aria-label={`Bericht aan ${site.name}`}
      className="space-y-6"
    >
      <FormResult state={state} />
      <p className="text-steel">Vul alle velden in. Wij antwoorden {site.replyTime}.</p>
      <input
        type="hidden"
        name={SUBMISSION_KEY_FIELD}
        defaultValue={'submissionKey' in state ? state.submissionKey : ''}
      />
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
        hint="Wij gebruiken dit adres alleen om u te antwoorden."
        autoComplete="email"
        defaultValue={values?.email}
      />
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
        defaultValue={values?.message}
      />
      <p className="text-sm text-steel">
        Hoe wij met uw gegevens omgaan, leest u in onze{' '}
        <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
      </p>
      <button type="submit" disabled={isSending} className={buttonStyle.primary}>
        {isSending ? 'Verzenden...' : 'Bericht versturen'}
      </button>
    </form>
  );
}

/** Links such as /contact?onderwerp=Demo fill in the subject, unless the visitor has typed one. */
function usePrefilledSubject(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const subject = new URLSearchParams(location.search).get('onderwerp');
    const field = form.current?.elements.namedItem('subject');
    if (subject && field instanceof HTMLInputElement && !field.value) field.value = subject;
  }, [form]);
}
