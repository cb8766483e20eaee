import { Section } from '@/components/ui/section';
import { site } from '@/lib/business/site';

const steps = [
  [
    `Binnen ${site.replyHours}\u00a0uur`,
    'U krijgt antwoord per e-mail, ook in het weekend, met de naam van wie u helpt.',
  ],
  [
    'Daarna een gesprek',
    'In een gesprek van 20\u00a0minuten, op een tijdstip en een nummer naar keuze, bespreken wij de plek, het publiek en de inhoud.',
  ],
  [
    'Dan een voorstel',
    `U ontvangt een maattekening en een offerte, die ${site.offerValidDays}\u00a0dagen geldig blijft.`,
  ],
] as const;

export function WhatHappensNext() {
  return (
    <Section id="daarna" title="Wat er daarna gebeurt" tone="mist">
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(([title, text]) => (
          <li key={title} className="border-ink border-t-2 pt-4">
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
