import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { faults } from '@/lib/business/content/faults';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { FaultSteps } from './fault-steps';
import { topics } from './topics';

const haveReady = [
  'Locatie: adres en plek in het gebouw',
  'Model en formaat, 43 of 55\u00a0inch',
  'Serienummer, op de sticker achter de servicedeur',
  'Foto van het scherm en de omgeving',
  'Sinds wanneer, en of het steeds gebeurt',
];

export function FaultChecklist() {
  return (
    <Section
      {...topics.technicalSupport}
      tone="surface"
      intro="Kies wat u ziet en loop drie stappen na. Helpt dat niet, meld dan de storing; met vijf gegevens kunnen wij direct aan het werk."
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h3 className="pb-4 text-subtitle">Wat ziet u?</h3>
          <div className="border-line border-t">
            {faults.map((fault) => (
              <FaultSteps key={fault.id} fault={fault} />
            ))}
          </div>
        </div>
        <div>
          <h3 className="pb-4 text-subtitle">Houd dit bij de hand</h3>
          <BulletList items={haveReady} />
        </div>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={contactHref('storing')}>Een andere storing melden</ButtonLink>
        <p>
          Wij antwoorden {site.replyTime}. Een foto stuurt u mee naar{' '}
          <TextLink
            href={`mailto:${site.email.support}?subject=${encodeURIComponent('Foto bij storing')}`}
          >
            {site.email.support}
          </TextLink>
          .
        </p>
      </div>
    </Section>
  );
}
