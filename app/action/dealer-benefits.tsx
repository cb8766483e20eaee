import { BulletList } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';

const benefits = [
  'Een demokiosk tegen inkoopprijs',
  'Inkoopkorting die stijgt met uw afname',
  'Projectbescherming vanaf de dag dat u een project meldt',
  'De configurator onder uw eigen dealernummer',
  'Beeldmateriaal en voorbeeldinhoud',
  'Twee trainingsdagen',
  'Technische hulp bij uw offertes',
  'Plaatsing door ons of door uzelf',
];

const notRequired = ['minimumafname', 'voorraad', 'startkosten', 'een eigen website'];

const trades = [
  'Signmaker',
  'Interieurbouwer',
  'Winkelinrichter',
  'AV-installateur',
  'IT-partner',
  'Kassaleverancier',
];

const steps = [
  {
    name: 'Gesprek',
    text: 'In 30\u00a0minuten bespreken wij uw klanten en de modellen die daarbij passen.',
  },
  {
    name: 'Overeenkomst',
    text: 'U ontvangt de staffel met uw inkoopkorting en uw dealernummer.',
  },
  {
    name: 'Training',
    text: 'In twee dagen leert u de kiosken en de software kennen.',
  },
  {
    name: 'Eerste project',
    text: 'Uw eerste project doen wij samen met u, van offerte tot plaatsing.',
  },
];

export function DealerBenefits() {
  return (
    <>
      <Section id="voordelen" title="Wat u van ons krijgt, en wat u niet nodig heeft">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <h3 className="mb-4 text-subtitle">U krijgt</h3>
            <BulletList items={benefits} columns={2} />
            <h3 className="mt-12 mb-4 text-subtitle">Niet nodig</h3>
            <ul className="flex flex-wrap gap-x-8 gap-y-3 text-title">
              {notRequired.map((item) => (
                <li key={item} className="border-ink border-l pl-4">
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="mb-4 text-subtitle">Past bij u als</h3>
            <BulletList items={trades} />
          </div>
        </div>
      </Section>
      <Section id="werkwijze" title="Zo werkt het" tone="mist">
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ name, text }, index) => (
            <li key={name} className="border-ink border-l pl-4">
              <span aria-hidden="true" className="text-title tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-8 text-subtitle">{name}</h3>
              <p className="mt-2 text-steel">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
