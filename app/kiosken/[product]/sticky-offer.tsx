import { buttonStyle } from '@/components/ui/button-style';
import { formatPrice } from '@/lib/business/products/format';
import type { Product } from '@/lib/business/products/products';
import { ColouredLink } from './chosen-colour-links';
import { nextHrefs } from './offer';
import styles from './sticky-offer.module.css';

/** Name, price and the first step, in view below the stage; sticks to the bottom of its container. */
export function StickyOffer({ product: { id, name, sizes } }: { product: Product }) {
  return (
    <div className={styles.offer}>
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <p className="tabular-nums">
          <b className="max-sm:sr-only">{name}</b> vanaf{' '}
          <b className="whitespace-nowrap">{formatPrice(sizes[43].priceFrom)}</b>
        </p>
        <ColouredLink href={nextHrefs(id).configurator} className={buttonStyle.primary}>
          <span>
            Stel <span className="sr-only">de {name} </span>samen
          </span>
        </ColouredLink>
      </div>
    </div>
  );
}
