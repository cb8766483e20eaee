'use client';

import { type FormEvent, type RefObject, useActionState, useRef, useState } from 'react';
import { HONEYPOT_FIELD, OPEN_FOR_FIELD } from '@/lib/contact/bot-detection';
import { doubtAbout, tidyAddress } from '@/lib/contact/email-address';
import { formFields, typedValues } from '@/lib/contact/fields';
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/contact/idempotency-key';
import { sendPatiently } from '@/lib/contact/send-patiently';
import type { ContactFormState, ContactState } from '@/lib/contact/state';
import { leaveAction } from '@/lib/platform/browser/leave-action';
import { browserErrors } from './browser-errors';
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
  // State instead of useTransition: the router would wait for the end of the transition, and no link would work.
  const [isSending, setIsSending] = useState(false);
  const [addressDoubt, setAddressDoubt] = useState('');
  const isBusy = useRef(false);
  const draft = useDraft(formRef, serverState);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const data = visitorFields(form);
    const words = wordsOf(data);
    data.set(IDEMPOTENCY_KEY_FIELD, draft.keyFor(data));
    const state = await send(data);
    isBusy.current = false;
    setIsSending(false);
    setClientState(state);
    if (state.status !== 'sent') return;
    draft.forget();
    setAddressDoubt('');
    const current = new FormData(form);
    if (wordsOf(current) === words) form.reset();
    else draft.keep(current);
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    draft.keep(new FormData(currentTarget));
  }

  function onAddressBlur({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    tidy(field);
    setAddressDoubt(doubtAbout(field.value));
    if (field.form) draft.keep(new FormData(field.form));
  }

  /** Shows Dutch errors beside the fields instead of the browser's validation bubbles. */
  function onInvalid(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form) return;
    tidy(form.elements.namedItem('email') as HTMLInputElement);
    const errors = browserErrors(form);
    const isValid = Object.keys(errors).length === 0;
    if (isValid) submit(form);
    else setClientState({ status: 'invalid', errors, values: typedValues(new FormData(form)) });
  }

  return {
    state: clientState ?? serverState,
    action,
    onInput,
    onSubmit,
    onInvalid,
    onAddressBlur,
    addressDoubt,
    isAdded: draft.isAdded,
    isSending,
  };
}

function tidy(field: HTMLInputElement) {
  const tidied = tidyAddress(field.value);
  if (tidied !== field.value) field.value = tidied;
}

function wordsOf(data: FormData): string {
  return JSON.stringify(typedValues(data));
}

/** The fields of the visitor without the hidden ones that React adds for submission without JavaScript. */
function visitorFields(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  const fields = new FormData();
  for (const name of [...formFields, HONEYPOT_FIELD]) fields.set(name, all.get(name) ?? '');
  fields.set(OPEN_FOR_FIELD, String(Math.round(performance.now())));
  return fields;
}

async function send(data: FormData): Promise<ContactFormState> {
  const values = typedValues(data);
  try {
    return await sendPatiently(() => sendOnce(data), leaveAction);
  } catch (error) {
    console.warn('Sending the contact form failed.', error);
    // Some devices are never "online" for their browser, so it only chooses the words.
    return { status: navigator.onLine ? 'failed' : 'offline', values };
  }
}

async function sendOnce(data: FormData): Promise<ContactFormState> {
  // 15 kB, only needed for sending; the server validates too.
  const schema = await import('@/lib/contact/schema').catch(() => null);
  const parsed = schema?.parseContactMessage(data);
  if (parsed?.ok === false) {
    return { status: 'invalid', errors: parsed.errors, values: typedValues(data) };
  }
  return sendContactMessage(null, data);
}
