import { buttonStyle } from '@/components/ui/button-style';
import type { Product } from '@/lib/business/products/products';
import { ByColour, ColouredLink } from './chosen-colour-links';
import { nextHrefs, startingPrices } from './offer';
import styles from './sticky-offer.module.css';

/** Name, price and the first step, in view once the stage has left the window; sticks to the bottom of its container. */
export function StickyOffer({ product }: { product: Product }) {
  const { id, name } = product;
  return (
    <>
      <div className={styles.place} />
      <div className={styles.offer}>
        <div className="page-width flex items-center justify-between gap-4 py-2">
          <p className="tabular-nums">
            <b className="max-sm:sr-only">{name}</b> vanaf{' '}
            <b className="whitespace-nowrap">
              <ByColour {...startingPrices(product, 43)} />
            </b>
          </p>
          <ColouredLink href={nextHrefs(id).configurator} className={buttonStyle.primary}>
            <span>
              Stel <span className="sr-only">de {name} </span>samen
            </span>
          </ColouredLink>
        </div>
      </div>
    </>
  );
}
