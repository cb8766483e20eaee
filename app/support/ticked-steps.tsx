'use client';

import { type ReactNode, useEffect, useRef } from 'react';
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
  const steps = useRef<HTMLFieldSetElement>(null);
  const triedSteps = () =>
    Array.from(
      steps.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [],
      (step) => step.value,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who ticked before the script came.
  useEffect(() => {
    if (triedSteps().length > 0) suggestReport();
  }, []);

  function suggestReport() {
    // Each tick would add its own below it.
    if (isMessageTyped(address)) return;
    const tried = triedSteps();
    // An empty one leaves the message that stands in the form by itself.
    suggestMessage(address, {
      message: tried.length > 0 ? faultReport(symptom, tried, true) : '',
    });
  }

  return (
    <fieldset ref={steps} onChange={suggestReport}>
      {children}
    </fieldset>
  );
}
