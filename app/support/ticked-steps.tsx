'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { faultReport } from '@/lib/contact/fault-report';
import { isMessageTyped, suggestMessage } from '@/lib/contact/suggested-message';

type TickedStepsProps = {
  /** URL of the contact form that receives the message. */
  reportHref: string;
  symptom: string;
  /** Checkboxes whose value is the text of their step in the message. */
  children: ReactNode;
};

/**
 * Prefills the fault report with the steps ticked here; stored in the browser only, until the
 * visitor submits the form. Without JavaScript the message lists all steps.
 */
export function TickedSteps({ reportHref, symptom, children }: TickedStepsProps) {
  const steps = useRef<HTMLFieldSetElement>(null);
  const triedSteps = () =>
    Array.from(
      steps.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [],
      (step) => step.value,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for steps ticked before hydration.
  useEffect(() => {
    if (triedSteps().length > 0) suggestReport();
  }, []);

  function suggestReport() {
    // Otherwise each tick would append another copy of the report.
    if (isMessageTyped(reportHref)) return;
    const tried = triedSteps();
    // An empty suggestion keeps the default message of the form.
    suggestMessage(reportHref, {
      message: tried.length > 0 ? faultReport(symptom, tried, true) : '',
    });
  }

  return (
    <fieldset ref={steps} onChange={suggestReport}>
      {children}
    </fieldset>
  );
}
