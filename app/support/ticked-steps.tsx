'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { faultReport } from '@/lib/contact/fault-report';
import { suggestInstead } from '@/lib/contact/suggested-message';

type TickedStepsProps = {
  reportHref: string;
  symptom: string;
  /** Checkboxes whose value is the text for the message. */
  children: ReactNode;
};

/** Prefills the fault report with the ticked steps; without JavaScript it lists all steps. */
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
    const tried = triedSteps();
    // An empty suggestion keeps the default message of the form.
    suggestInstead(reportHref, {
      message: tried.length > 0 ? faultReport(symptom, tried, true) : '',
    });
  }

  return (
    <fieldset ref={steps} onChange={suggestReport}>
      {children}
    </fieldset>
  );
}
