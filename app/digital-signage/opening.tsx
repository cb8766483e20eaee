import { ButtonLink } from '@/components/ui/button-link';
import { formatPrice } from '@/lib/business/products/format';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import styles from './opening.module.css';
import { LandscapeScreen } from './screens/landscape-screen';
import { bakeryMessages } from './screens/messages';
import { Screen } from './screens/screen';

/** The soft hyphen breaks the first word, which is wider than the screen of a phone. */
const breakableTitle = 'Narrowcasting\u00adsoftware: op elk uur het juiste beeld';

/** The window of the example bakery beside the heading. */
export function Opening() {
  return (
    <div className={styles.opening}>
      <div className="page-width grid gap-x-10 md:grid-cols-[5fr_3fr] lg:grid-cols-[16fr_9fr]">
        <div className="pt-12 pb-6 md:py-20">
          <h1 className="text-display">{breakableTitle}</h1>
          <p className="mt-4 max-w-measure text-lead text-steel max-md:leading-snug md:mt-6">
            U maakt de inhoud, plant die in en ziet wat elk scherm toont, in uw browser. Vanaf{' '}
            {formatPrice(site.softwarePricePerMonth)} per scherm per maand, excl.&nbsp;btw.
          </p>
          <p className="mt-4 max-w-measure text-steel max-md:text-sm">
            Narrowcasting: schermen die op het juiste uur tonen wat uw bezoekers willen weten.
            Digital signage is het bredere begrip.
          </p>
          <div className="mt-6 flex flex-wrap gap-4 md:mt-8">
            <ButtonLink href={contactHref('demo-narrowcasting')}>Plan een demo</ButtonLink>
            <ButtonLink href="#plannen" variant="secondary">
              Probeer de planning
            </ButtonLink>
          </div>
        </div>
        <div className={styles.window}>
          <div className="max-md:hidden">
            <Screen message={bakeryMessages.broodjes} time="7.00" />
          </div>
          <div className="md:hidden">
            <LandscapeScreen message={bakeryMessages.broodjes} time="7.00" />
          </div>
        </div>
      </div>
    </div>
  );
}
