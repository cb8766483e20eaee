import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { contactHref } from '@/lib/routes';
import swatches from './ral-swatches.module.css';

const colours = [
  { code: 9005, name: 'Diepzwart' },
  { code: 9016, name: 'Verkeerswit' },
  { code: 7016, name: 'Antraciet\u00adgrijs' },
  { code: 7035, name: 'Lichtgrijs' },
  { code: 3020, name: 'Verkeersrood' },
  { code: 2004, name: 'Zuiver oranje' },
  { code: 1018, name: 'Zinkgeel' },
  { code: 6018, name: 'Geelgroen' },
  { code: 5015, name: 'Hemelsblauw' },
  { code: 5002, name: 'Ultramarijn\u00adblauw' },
  { code: 4010, name: 'Telemagenta' },
  { code: 8017, name: 'Chocolade\u00adbruin' },
] as const;

export function RalSwatches() {
  return (
    <Section
      id="kleuren"
      title="In de kleur van uw huisstijl"
      intro="Elke kiosk is er in RAL&nbsp;9005 diepzwart en RAL&nbsp;9016 verkeerswit. Tegen een meerprijs poedercoaten wij hem in een andere RAL-kleur, zoals deze tien. De levertijd wordt dan twee weken langer."
      ground="surface"
    >
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-12">
        {colours.map(({ code, name }) => (
          <li key={code} className="text-sm">
            <div
              className={`h-24 border border-line xl:aspect-zuil xl:h-auto ${swatches[`ral${code}`]}`}
            />
            <p className="mt-2 font-semibold tabular-nums">RAL&nbsp;{code}</p>
            <p className="text-steel">{name}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure">
        Kleuren op een scherm wijken af.{' '}
        <TextLink href={contactHref('Kleurstaal aanvragen')}>Vraag een kleurstaal aan</TextLink>.
      </p>
    </Section>
  );
}
