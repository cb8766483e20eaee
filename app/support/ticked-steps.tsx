'use client';

import type { FormEvent, ReactNode } from 'react';
import { keepDraft, readDraft } from '@/lib/contact/draft';
import { faultReport } from '@/lib/contact/fault-report';

type TickedStepsProps = {
  /** Of the form that the message is for. */
  address: string;
  symptom: string;
  /** Checkboxes, each with what the message says of its step as its value. */
  children: ReactNode;
};

/**
 * Has the message at an address name the steps that are ticked off here. It never leaves the
 * browser before the visitor sends it. Without JavaScript the message names all of them.
 */
export function TickedSteps({ address, symptom, children }: TickedStepsProps) {
  function keepReport({ currentTarget }: FormEvent<HTMLFieldSetElement>) {
    // A draft with a subject comes from the form itself: what was typed there stays.
    if (readDraft(address)?.values?.subject) return;
    const ticked = currentTarget.querySelectorAll<HTMLInputElement>(':checked');
    const tried = Array.from(ticked, ({ value }) => value);
    const message = faultReport(symptom, tried, true);
    keepDraft(
      address,
      tried.length > 0 ? { values: { name: '', email: '', subject: '', message } } : undefined,
    );
  }

  return <fieldset onChange={keepReport}>{children}</fieldset>;
}
