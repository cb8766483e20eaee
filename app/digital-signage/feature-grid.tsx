import { Section } from '@/components/ui/section';

const features = [
  {
    name: 'Beheer in de browser',
    fact: 'U logt in op de beheeromgeving (CMS) en installeert niets.',
  },
  {
    name: 'Sjablonen in uw huisstijl',
    fact: 'Kleur, letter en logo liggen vast; een collega vult alleen tekst en beeld in.',
  },
  {
    name: 'Planning per scherm, groep en dagdeel',
    fact: 'De ontbijtkaart stopt om 11.00\u00a0uur op veertig schermen, zonder dat iemand klikt.',
  },
  {
    name: 'Meerdere zones op één scherm',
    fact: 'Een video boven, het rooster eronder en de klok in de hoek wisselen elk apart.',
  },
  {
    name: 'Live gegevens',
    fact: 'Rooster, weer, agenda en voorraad worden vanzelf bijgewerkt vanuit uw eigen bronnen.',
  },
  {
    name: 'Doorspelen zonder internet',
    fact: 'Elk scherm bewaart de laatste afspeellijst en toont die ook bij een storing.',
  },
  {
    name: 'Schermbewaking met melding',
    fact: 'Uw beheerder krijgt een e-mail met naam en locatie zodra een scherm uitvalt.',
  },
  {
    name: 'Rollen en goedkeuring',
    fact: 'De winkel maakt een voorstel; het hoofdkantoor keurt het goed en zet het live.',
  },
  {
    name: 'Afspeelbewijs per boodschap',
    fact: 'U ziet waar en hoe vaak een boodschap speelde, ook voor een adverteerder.',
  },
] as const;

export function FeatureGrid() {
  return (
    <Section
      id="functies"
      title="Negen functies voor wie schermen beheert"
      heading="quiet"
      tone="surface"
    >
      <dl className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, fact }) => (
          <div
            key={name}
            className="border-line border-r border-b p-5 sm:max-lg:last:col-span-2 lg:p-7"
          >
            <dt className="text-subtitle font-semibold">{name}</dt>
            <dd className="mt-2 text-steel">{fact}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
