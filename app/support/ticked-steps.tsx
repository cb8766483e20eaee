'use client';

import type { FormEvent, ReactNode } from 'react';
import { faultReport } from '@/lib/contact/fault-report';
import { isMessageTyped, suggestMessage } from '@/lib/contact/suggested-message';

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
  function suggestReport({ currentTarget }: FormEvent<HTMLFieldSetElement>) {
    // Each tick would add its own below it.
    if (isMessageTyped(address)) return;
    const ticked = currentTarget.querySelectorAll<HTMLInputElement>(':checked');
    const tried = Array.from(ticked, ({ value }) => value);
    // An empty one leaves the message that stands in the form by itself.
    suggestMessage(address, {
      message: tried.length > 0 ? faultReport(symptom, tried, true) : '',
    });
  }

  return <fieldset onChange={suggestReport}>{children}</fieldset>;
}
