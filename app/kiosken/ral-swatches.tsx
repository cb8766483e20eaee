import paint from '@/components/marketing/paint.module.css';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { contactHref } from '@/lib/contact/contact-href';
import colours from '@/lib/content/ral-colours.json';

const breakable = (name: string) => name.replace(/(?=(grijs|blauw|bruin)$)/, '\u00ad');

export function RalSwatches() {
  return (
    <Section
      id="kleuren"
      title="In de kleur van uw huisstijl"
      intro="Elke kiosk is er in RAL&nbsp;9005 diepzwart en RAL&nbsp;9016 verkeerswit. Tegen een meerprijs poedercoaten wij hem in een andere RAL-kleur, zoals deze tien. De levertijd wordt dan twee weken langer."
      tone="surface"
    >
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-12">
        {colours.map(({ code, name }) => (
          <li key={code} className="text-sm">
            <div
              className={`h-24 border border-line xl:aspect-zuil xl:h-auto ${paint.swatch} ${paint[`ral${code}`]}`}
            />
            <p className="mt-2 text-steel">
              <span className="block font-semibold text-ink tabular-nums">RAL&nbsp;{code}</span>{' '}
              {breakable(name)}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure">
        Kleuren op een scherm wijken af.{' '}
        <TextLink href={contactHref('kleurstaal')}>Vraag een kleurstaal aan</TextLink>.
      </p>
    </Section>
  );
}
