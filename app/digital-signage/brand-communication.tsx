import { Section } from '@/components/ui/section';
import { sectionTones } from '@/components/ui/section-tone';
import { letterHeightAt } from '@/lib/business/advice/reading-distance';

const glance = [
  {
    number: '3',
    unit: 'seconden',
    text: 'Zo lang kijkt een voorbijganger naar een scherm.',
  },
  {
    number: '7',
    unit: 'woorden',
    text: 'Meer past niet in die tijd. De rest hoort in een folder.',
  },
  {
    number: '1',
    unit: 'boodschap',
    text: 'Twee aanbiedingen zijn twee beelden, na elkaar gepland.',
  },
] as const;

const EXAMPLE_DISTANCE = 5;
const { minimum, comfortable } = letterHeightAt(EXAMPLE_DISTANCE);

const rules = [
  {
    name: 'Dezelfde kleur en letter',
    text: 'Elke vestiging werkt met de huisstijlkit; losse lettertypes zijn er niet.',
  },
  {
    name: 'Contrast',
    text: 'Geef tekst minstens 4,5\u00a0:\u00a01 tegen de achtergrond, ook op een foto.',
  },
  {
    name: 'Letterhoogte',
    text: `Op ${EXAMPLE_DISTANCE}\u00a0meter leest een letter van ${comfortable}\u00a0mm prettig; ${minimum}\u00a0mm is de ondergrens.`,
  },
  {
    name: 'Zonder geluid',
    text: 'Ondertitel video’s, zodat het scherm in de winkel stil kan blijven.',
  },
  {
    name: 'Nachtdimming',
    text: 'Na zonsondergang gaat de helderheid omlaag; na sluiting volgt een rustig beeld.',
  },
] as const;

export function BrandCommunication() {
  return (
    <Section
      id="merkcommunicatie"
      title="Merkcommunicatie die in één blik past"
      intro="Een scherm is geen brochure. Met deze afspraken blijft uw merk op elke locatie herkenbaar en leesbaar."
      tone="ink"
    >
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {glance.map(({ number, unit, text }) => (
          <div key={unit} className="border-steel border-t pt-4">
            <dt>
              <span className="text-display tabular-nums">{number}</span>
              &nbsp;
              <span className="text-subtitle">{unit}</span>
            </dt>
            <dd className="mt-2 opacity-85">{text}</dd>
          </div>
        ))}
      </dl>
      <SharedAndLocal />
      <dl className="mt-14 md:mt-20">
        {rules.map(({ name, text }) => (
          <div key={name} className="grid gap-x-10 border-steel border-t py-4 md:grid-cols-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="opacity-85 md:col-span-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function SharedAndLocal() {
  return (
    <div className="mt-14 md:mt-20">
      <h3 className="max-w-measure text-subtitle">
        Bijvoorbeeld 70&nbsp;procent centraal en 30&nbsp;procent lokaal
      </h3>
      <div className="mt-5 grid gap-px md:grid-cols-10">
        <div className="bg-paper p-5 text-ink md:col-span-7 lg:p-7">
          <p className="text-title tabular-nums">70</p>
          <p className="mt-1 font-semibold">De centrale laag staat vast</p>
          <p className="mt-1 max-w-measure">
            Campagnes, logo en prijzen komen van het hoofdkantoor en zijn overal gelijk.
          </p>
        </div>
        <div className={`p-5 md:col-span-3 lg:p-7 ${sectionTones.accent}`}>
          <p className="text-title tabular-nums">30</p>
          <p className="mt-1 font-semibold">De lokale laag is vrij</p>
          <p className="mt-1">De vestiging vult haar eigen nieuws in, binnen het sjabloon.</p>
        </div>
      </div>
    </div>
  );
}
