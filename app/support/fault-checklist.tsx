import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { contactHref } from '@/lib/routes';
import { site } from '@/lib/site';
import { topics } from './topics';

const firstTries = [
  {
    name: 'Stroom',
    text: 'Steekt de stekker in het stopcontact en werkt een ander apparaat daar wel?',
  },
  {
    name: 'Netwerk',
    text: 'Zit de netwerkkabel vast, of werkt de wifi op die plek met uw telefoon?',
  },
  {
    name: 'Herstart',
    text: 'Zet de sleutelschakelaar uit, wacht tien tellen en zet hem weer aan.',
  },
];

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
      ground="surface"
      intro="Probeer eerst drie dingen. Helpt dat niet, dan kunnen wij met vijf gegevens direct aan het werk."
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h3 className="pb-4 font-semibold text-subtitle">Probeer eerst dit</h3>
          <ol>
            {firstTries.map(({ name, text }, index) => (
              <li key={name} className="flex gap-6 border-line border-t py-4">
                <span aria-hidden="true" className="w-10 font-semibold text-title tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{name}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="pb-4 font-semibold text-subtitle">Houd dit bij de hand</h3>
          <BulletList items={haveReady} />
        </div>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={contactHref('storing')}>Storing melden</ButtonLink>
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
