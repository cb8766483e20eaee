import { BulletList } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';

const groups = [
  {
    name: 'Maken',
    text: 'U begint met een sjabloon uit uw huisstijlkit en ziet het resultaat meteen op ware grootte. Velden voor prijs, rooster of voorraad koppelt u hier al aan de bron. De planning weet daardoor later wanneer een boodschap niet meer klopt.',
    functions: [
      'Sjablonen, staand en liggend',
      'Huisstijlkit met kleuren, letters en logo',
      'Foto en video uit één mediatheek',
      'Tekst in meer talen binnen één boodschap',
      'Voorbeeld op ware grootte, 43 of 55\u00a0inch',
    ],
  },
  {
    name: 'Plannen',
    text: 'Een boodschap uit de vorige stap krijgt uren, schermen en een voorrang. Regels beslissen als twee boodschappen dezelfde plek willen. Elke wijziging gaat alleen naar de schermen die haar nodig hebben.',
    functions: [
      'Kalender per scherm en per groep',
      'Dagdelen, zoals ontbijt, lunch en diner',
      'Voorrang voor acties met een einddatum',
      'Noodmelding die alle inhoud vervangt',
      'Regels bij regen, drukte of lege voorraad',
    ],
  },
  {
    name: 'Bewaken',
    text: 'Elk scherm meldt terug wat het speelt, zodat u planning en werkelijkheid naast elkaar ziet. Het afspeelbewijs laat zien welke boodschap vaak speelde en welke nooit aan bod kwam. Daarmee maakt u de volgende versie.',
    functions: [
      'Status per scherm, met locatie',
      'Schermafdruk op afstand',
      'Herstart op afstand',
      'Maandelijkse software-updates, ’s nachts',
      'Logboek: wie wijzigde wat, en wanneer',
      'Afspeelbewijs per boodschap',
    ],
  },
] as const;

export function FeatureGroups() {
  return (
    <Section
      id="werkwijze"
      title="Maken, plannen, bewaken: één kringloop"
      intro="De drie onderdelen delen dezelfde inhoud, dezelfde schermen en dezelfde gebruikers."
    >
      {groups.map(({ name, text, functions }) => (
        <div
          key={name}
          className="grid gap-x-10 gap-y-5 border-ink border-t py-8 md:py-10 lg:grid-cols-12"
        >
          <h3 className="text-heading lg:col-span-3">{name}</h3>
          <p className="max-w-measure text-lead lg:col-span-5">{text}</p>
          <div className="lg:col-span-4">
            <BulletList items={functions} />
          </div>
        </div>
      ))}
    </Section>
  );
}
