'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { type Attempt, keepDraft, readDraft } from '@/lib/contact/draft';
import { contactFields, typedValues } from '@/lib/contact/fields';
import { newIdempotencyKey } from '@/lib/contact/idempotency-key';
import type { ContactState } from '@/lib/contact/state';

/**
 * Keeps what is typed at this address, for a reload or a way back, until it was sent. What was typed
 * stands above the subject that the address brings; a field that was left empty does not.
 * @param answer to a first try without JavaScript, which stands above any draft
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, answer: ContactState) {
  // Kept, since the answer may come when the visitor is on another page.
  const address = useRef('');
  const attempt = useRef<Attempt>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the form.
  useEffect(() => {
    address.current = location.pathname + location.search;
    const form = formRef.current as HTMLFormElement;
    if (answer.status === 'sent') forget();
    else if (answer.status === 'idle') restore(form);
    else if (answer.submissionKey) {
      attempt.current = { key: answer.submissionKey, words: wordsOf(new FormData(form)) };
    }
  }, []);

  function restore(form: HTMLFormElement) {
    const draft = readDraft(address.current);
    attempt.current = draft?.attempt;
    for (const name of contactFields) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      const text = draft?.values?.[name];
      // Unless the visitor was quicker than the script.
      if (text && field.value === field.defaultValue) field.value = text;
    }
  }

  function keep(data: FormData) {
    const values = typedValues(data);
    const isEmpty = contactFields.every((name) => !values[name]);
    keepDraft(address.current, isEmpty ? undefined : { values, attempt: attempt.current });
  }

  function forget() {
    attempt.current = undefined;
    keepDraft(address.current);
  }

  /** The key to send these words with: the same at each try until they are stored, also after a reload. */
  function keyFor(data: FormData): string {
    const words = wordsOf(data);
    // Other words are another message, should the first ones be stored and their answer be lost.
    if (attempt.current?.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    keep(data);
    return attempt.current.key;
  }

  return { keep, forget, keyFor };
}

function wordsOf(data: FormData): string {
  return JSON.stringify(typedValues(data));
}
