import { ButtonLink } from '@/components/ui/button-link';
import { formatPrice } from '@/lib/business/products/format';
import { lowestPrice } from '@/lib/business/products/lowest-figures';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { contactHref } from '@/lib/contact/contact-href';
import { ExampleOrder } from './example-order';
import styles from './opening.module.css';

/** The heading, and beside it the total that this page explains. */
export function Opening({ title }: { title: string }) {
  return (
    <div className={styles.opening}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.text}>
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 max-w-measure text-lead text-steel md:mt-6">
            {`Een kiosk kost vanaf ${formatPrice(lowestPrice)} excl.\u00a0btw. Hier leest u wat daarbij komt, voor één kiosk of voor tien.`}
          </p>
          <div className="mt-6 flex flex-wrap gap-4 md:mt-8">
            <ButtonLink href={contactHref('offerte')}>Vraag een offerte aan</ButtonLink>
            <ButtonLink href={PROJECT_PATH} variant="secondary">
              Reken uw project uit
            </ButtonLink>
          </div>
        </div>
        <ExampleOrder />
      </div>
    </div>
  );
}
