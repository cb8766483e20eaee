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
 * Sends the form. Without JavaScript the browser posts it to the action; with JavaScript it is sent
 * from here, because an action that meets a dead connection, a proxy's error or an older deployment
 * would otherwise replace the page and lose the text.
 * @param answerPage which page shows the answer where the browser posts it
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>, answerPage: string) {
  const [answer, action] = useActionState<ContactState, FormData>(
    sendContactMessage,
    { status: 'idle' },
    answerPage,
  );
  const [local, setLocal] = useState<ContactFormState | null>(null);
  const [isSending, startSending] = useTransition();
  const isBusy = useRef(false);
  const draft = useDraft(formRef, answer);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const data = ownFields(form);
    data.set(IDEMPOTENCY_KEY_FIELD, draft.keyFor(data));

    startSending(async () => {
      const state = await send(data);
      isBusy.current = false;
      if (state.status === 'sent') {
        draft.forget();
        form.reset();
      }
      setLocal(state);
    });
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep(new FormData(currentTarget));
  }

  /** Says in Dutch, beside the fields, what the browser would say in a bubble. */
  function onInvalid(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    // The event comes once for each wrong field: each time the answer is all of them.
    if (form)
      setLocal({
        status: 'invalid',
        errors: browserErrors(form),
        values: typedValues(new FormData(form)),
      });
  }

  return { state: local ?? answer, action, onInput, onSubmit, onInvalid, isSending };
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

/** The visitor's fields alone: the form also holds what React needs to post it without JavaScript. */
function ownFields(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  const own = new FormData();
  for (const name of [...contactFields, HONEYPOT_FIELD]) own.set(name, all.get(name) ?? '');
  own.set(OPEN_FOR_FIELD, String(Math.round(performance.now())));
  return own;
}

async function send(data: FormData): Promise<ContactFormState> {
  const values = typedValues(data);
  if (!navigator.onLine) return { status: 'offline', values };
  try {
    // 15 kB that only a sender needs.
    const { parseContactMessage } = await import('@/lib/contact/schema');
    const parsed = parseContactMessage(data);
    if (!parsed.ok) return { status: 'invalid', errors: parsed.errors, values };
    return await sendContactMessage(null, data);
  } catch (error) {
    console.warn('The contact form could not be delivered.', error);
    return { status: navigator.onLine ? 'failed' : 'offline', values };
  }
}
