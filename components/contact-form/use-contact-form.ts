'use client';

import {
  type FormEvent,
  type RefObject,
  useActionState,
  useRef,
  useState,
  useTransition,
} from 'react';
import { HONEYPOT_FIELD, OPEN_FOR_FIELD } from '@/lib/contact/bot-detection';
import { type ContactErrors, contactFields, fieldTexts, typedValues } from '@/lib/contact/fields';
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/contact/idempotency-key';
import type { ContactFormState, ContactState } from '@/lib/contact/state';
import { sendContactMessage } from './send-contact-message';
import { useDraft } from './use-draft';

/**
 * Calls the server action from a submit handler: with a plain form action, a network error, a proxy
 * error or another deployment would replace the page and lose the text.
 * @param resultPage page that shows the result without JavaScript
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>, resultPage: string) {
  const [serverState, action] = useActionState<ContactState, FormData>(
    sendContactMessage,
    { status: 'idle' },
    resultPage,
  );
  const [clientState, setClientState] = useState<ContactFormState | null>(null);
  const [isSending, startSending] = useTransition();
  const isBusy = useRef(false);
  const draft = useDraft(formRef, serverState);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const data = visitorFields(form);
    data.set(IDEMPOTENCY_KEY_FIELD, draft.keyFor(data));

    startSending(async () => {
      const state = await send(data);
      isBusy.current = false;
      if (state.status === 'sent') {
        draft.forget();
        form.reset();
      }
      setClientState(state);
    });
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep(new FormData(currentTarget));
  }

  /** Shows Dutch errors beside the fields instead of the browser's validation bubbles. */
  function onInvalid(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form)
      setClientState({
        status: 'invalid',
        errors: browserErrors(form),
        values: typedValues(new FormData(form)),
      });
  }

  return { state: clientState ?? serverState, action, onInput, onSubmit, onInvalid, isSending };
}

function browserErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const { validity } = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    const { empty, malformed = empty } = fieldTexts[name];
    if (!validity.valid) errors[name] = validity.valueMissing ? empty : malformed;
  }
  return errors;
}

/** Without React's hidden fields for submission without JavaScript. */
function visitorFields(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  const fields = new FormData();
  for (const name of [...contactFields, HONEYPOT_FIELD]) fields.set(name, all.get(name) ?? '');
  fields.set(OPEN_FOR_FIELD, String(Math.round(performance.now())));
  return fields;
}

async function send(data: FormData): Promise<ContactFormState> {
  const values = typedValues(data);
  if (!navigator.onLine) return { status: 'offline', values };
  try {
    // 15 kB, only needed for sending.
    const { parseContactMessage } = await import('@/lib/contact/schema');
    const parsed = parseContactMessage(data);
    if (!parsed.ok) return { status: 'invalid', errors: parsed.errors, values };
    return await sendContactMessage(null, data);
  } catch (error) {
    console.warn('Sending the contact form failed.', error);
    return { status: navigator.onLine ? 'failed' : 'offline', values };
  }
}
