import paint from '@/components/marketing/paint.module.css';
import { TextLink } from '@/components/ui/text-link';
import colours from '@/lib/business/content/ral-colours.json';
import { ownColourWeeks } from '@/lib/business/products/own-colour';
import { commonSpecs } from '@/lib/business/products/products';
import { contactHref } from '@/lib/contact/contact-href';

/** The colours in words, since the colour bar is not printed and does not name the surcharge. */
export function RalColours() {
  return (
    <section id="kleuren" aria-labelledby="kleuren-titel">
      <h3 id="kleuren-titel" className="text-heading">
        In de kleur van uw huisstijl
      </h3>
      <p className="mt-3 max-w-measure">
        Zonder meerprijs in {commonSpecs.standardColours}. Tegen een meerprijs poedercoaten wij in
        elke andere RAL-kleur; dat verlengt de levertijd met {ownColourWeeks}.
      </p>
      <ul className="mt-4 grid grid-cols-2 max-md:hidden print:grid gap-x-4 gap-y-1 text-sm tabular-nums md:grid-cols-3">
        {colours.map(({ code, name }) => (
          <li key={code} className="flex items-baseline gap-2">
            <span
              className={`size-3 flex-none border border-line ${paint.swatch} ${paint[`ral${code}`]}`}
            />
            <span>
              RAL&nbsp;{code} {name}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Kleuren op een scherm wijken af van poedercoating.{' '}
        <TextLink href={contactHref('kleurstaal')}>Vraag een kleurstaal aan</TextLink>.
      </p>
    </section>
  );
}
