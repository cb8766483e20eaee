import { ButtonLink } from '@/components/ui/button-link';
import { Disclosure } from '@/components/ui/disclosure';
import type { Fault } from '@/lib/business/content/faults';
import { contactHref } from '@/lib/contact/contact-href';
import { TickedSteps } from './ticked-steps';

export function FaultSteps({ fault: { id, symptom, report, steps } }: { fault: Fault }) {
  const reportHref = contactHref(`storing-${id}`);
  return (
    <Disclosure summary={symptom}>
      <TickedSteps reportHref={reportHref} symptom={symptom}>
        <legend className="font-semibold text-ink">Vink af wat u heeft geprobeerd</legend>
        {steps.map(({ text, tried }) => (
          <label key={tried} className="flex min-h-11 items-start gap-3 py-2">
            <input type="checkbox" value={tried} className="mt-1 size-5 shrink-0 accent-ink" />
            {text}
          </label>
        ))}
      </TickedSteps>
      <p className="pt-2">Voor een melding staat uw bericht al klaar; u vult het alleen nog aan.</p>
      <ButtonLink href={reportHref} variant="secondary">
        {report}
      </ButtonLink>
    </Disclosure>
  );
}
