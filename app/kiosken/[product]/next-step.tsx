import { sectionTones } from '@/components/ui/section-tone';
import { SiteLink } from '@/components/ui/site-link';
import type { Product } from '@/lib/business/products/products';
import { site } from '@/lib/business/site';
import { AdviceLink, ColouredLink } from './chosen-colour-links';
import { nextHrefs } from './offer';

const linkStyle = 'inline-flex min-h-11 items-center text-heading font-semibold large-link';

/** Three links that keep the chosen colour, each with where it leads. */
export function NextStep({ product: { id, name } }: { product: Product }) {
  const { configurator, advice, comparison } = nextHrefs(id);
  return (
    <section
      aria-labelledby="volgende-stap"
      className={`py-14 md:py-20 print:hidden ${sectionTones.accent}`}
    >
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="volgende-stap" className="text-title">
          Verder met de {name}
        </h2>
        <ul className="space-y-6">
          <li>
            <ColouredLink href={configurator} className={linkStyle}>
              {`Stel de ${name} samen`}
            </ColouredLink>
            <p>Maat, kleur en opties, met de prijs erbij. Daarna vraagt u de offerte aan.</p>
          </li>
          <li>
            <AdviceLink name={name} href={advice} className={linkStyle}>
              {`Vraag advies over de ${name}`}
            </AdviceLink>
            <p>Een bericht aan ons. U krijgt {site.replyTime} antwoord.</p>
          </li>
          <li>
            <SiteLink href={comparison} className={linkStyle}>
              {`Vergelijk de ${name}`}
            </SiteLink>
            <p>Drie modellen in één tabel, met een link om te delen.</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
