'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Attempt, keepDraft, readDraft } from '@/lib/contact/draft';
import { formFields, typedValues } from '@/lib/contact/fields';
import { newIdempotencyKey } from '@/lib/contact/idempotency-key';
import type { ContactState } from '@/lib/contact/state';

/**
 * Stores the typed values for this URL until they are sent.
 * @param serverState result of a submission without JavaScript; it takes precedence over the draft
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, serverState: ContactState) {
  // A response may arrive after navigation to another page.
  const path = useRef('');
  const attempt = useRef<Attempt>(undefined);
  const [isAdded, setIsAdded] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration.
  useEffect(() => {
    path.current = location.pathname + location.search;
    const form = formRef.current as HTMLFormElement;
    if (serverState.status === 'sent') forget();
    else if (serverState.status === 'idle') restore(form);
    else if (serverState.submissionKey) {
      attempt.current = { key: serverState.submissionKey, words: contentOf(new FormData(form)) };
    }
  }, []);

  function restore(form: HTMLFormElement) {
    const draft = readDraft(path.current);
    attempt.current = draft?.attempt;
    setIsAdded(draft?.isAdded === true);
    for (const name of formFields) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      const text = draft?.values?.[name];
      // The visitor may have typed before hydration.
      if (!field || !text || field.value !== field.defaultValue) continue;
      field.value = text;
      const folded = field.closest('details');
      if (folded) folded.open = true;
    }
  }

  function keep(data: FormData) {
    const values = typedValues(data);
    const isEmpty = formFields.every((name) => !values[name]);
    keepDraft(path.current, isEmpty ? undefined : { values, attempt: attempt.current });
  }

  function forget() {
    attempt.current = undefined;
    setIsAdded(false);
    keepDraft(path.current);
  }

  function keyFor(data: FormData): string {
    const words = contentOf(data);
    // The first version may be stored although its response was lost.
    if (attempt.current?.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    keep(data);
    return attempt.current.key;
  }

  return { keep, forget, keyFor, isAdded };
}

function contentOf(data: FormData): string {
  return JSON.stringify(typedValues(data));
}
