import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { warrantyExclusions } from '@/lib/business/content/warranty';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { topics } from './topics';

const terms = [
  { duration: site.warranty.hardware, subject: 'garantie op de hardware' },
  { duration: site.warranty.softwareSupport, subject: 'softwareondersteuning' },
];

const covered = [
  'Gebreken aan scherm, speler, voeding en bekabeling',
  'Gebreken aan kast, slot en lak',
  `De software, naast uw abonnement: ${site.supportCovers}`,
];

export function Warranty() {
  return (
    <Section {...topics.warranty} tone="mist" intro="Beide termijnen gaan in op de leverdatum.">
      <dl className="grid gap-8 sm:grid-cols-2 sm:gap-10">
        {terms.map(({ duration, subject }) => (
          <div key={subject} className="flex flex-col-reverse border-ink border-t-2 pt-4">
            <dt className="text-lead">{subject}</dt>
            <dd className="font-semibold text-display tabular-nums">{duration}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 grid gap-12 sm:grid-cols-2 sm:gap-10">
        <div>
          <h3 className="pb-4 text-subtitle">Dit valt eronder</h3>
          <BulletList items={covered} />
        </div>
        <div>
          <h3 className="pb-4 text-subtitle">Dit valt erbuiten</h3>
          <BulletList items={warrantyExclusions} />
        </div>
      </div>
      <p className="mt-10 mb-8 max-w-measure">
        De grenzen voor warmte en vocht staan op het productblad van elke kiosk. Laat een menubord
        regelmatig van beeld wisselen: wat altijd op dezelfde plek staat, kan inbranden. Bewaar de
        voet en de verpakking voor een veilige verhuizing. Beide termijnen kunt u verlengen.
      </p>
      <ButtonLink href={contactHref('garantie')} variant="secondary">
        Vraag een verlenging aan
      </ButtonLink>
    </Section>
  );
}
