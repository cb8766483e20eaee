import { ShownWhole } from '@/components/marketing/shown-whole';
import { ButtonLink } from '@/components/ui/button-link';
import { ScrollArea } from '@/components/ui/scroll-area';
import { TextLink } from '@/components/ui/text-link';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { lowestPrice, shortestDelivery } from '@/lib/business/products/lowest-figures';
import { products } from '@/lib/business/products/products';
import { screenSizes } from '@/lib/business/products/specs';
import { contactHref } from '@/lib/contact/contact-href';
import { productHref, routes } from '@/lib/routes';
import { BySize, pictureFor } from '../by-size';
import styles from './lineup.module.css';
import { LeadingPerson, LineupDrawing } from './lineup-drawing';
import { LineupPeople, PaintedLineup } from './painted-lineup';

/** The first view: the heading on the wall, and below it the whole family at true scale. */
export function Lineup({ title }: { title: string }) {
  return (
    <div className={styles.hero}>
      <ScrollArea
        label="De zeven modellen op één schaal"
        className={`scroll-px-24 scroll-sign ${styles.sign}`}
      >
        <div className={styles.scene}>
          <div className={styles.wall}>
            <Heading title={title} />
          </div>
          <div className={styles.line}>
            <div className={styles.lead}>
              <LeadingPerson />
            </div>
            <div className={styles.models}>
              <LineupDrawing />
              <div className="grid *:[grid-area:1/1]">
                {screenSizes.map((size) => (
                  <ShownWhole key={size} as="div" className={`relative ${pictureFor[size]}`}>
                    <PaintedLineup size={size} priority={size === 43} />
                  </ShownWhole>
                ))}
              </div>
              <div className="pointer-events-none absolute inset-0">
                <LineupPeople />
              </div>
            </div>
          </div>
          <Names />
        </div>
      </ScrollArea>
    </div>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <div className="page-width pt-6 lg:pt-12">
      <h1 className="text-display">{title}</h1>
      <p className="mt-3 max-w-3xl text-lead text-steel">
        Van staal en glas, in 43 of 55&nbsp;inch, vanaf {formatPrice(lowestPrice)} excl.&nbsp;btw.
        Levertijd vanaf {formatQuantity(shortestDelivery, 'weken')}.
      </p>
      <div className="mt-6 flex flex-wrap gap-4 max-sm:hidden">
        <ButtonLink href={routes.configurator}>Stel uw kiosk samen</ButtonLink>
        <ButtonLink href={contactHref('advies-kiosken')} variant="secondary">
          Vraag advies
        </ButtonLink>
      </div>
    </div>
  );
}

function Names() {
  return (
    <div className="bg-mist">
      <ol className={`text-center leading-snug tabular-nums ${styles.names}`}>
        {products.map(({ id, name, sizes }) => (
          <li
            key={id}
            className={`col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid pb-2 ${styles.place} ${styles[id]}`}
          >
            <TextLink href={productHref(id)}>{name}</TextLink>
            <p className="text-steel">
              vanaf <BySize>{(size) => formatPrice(sizes[size].priceFrom)}</BySize>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
