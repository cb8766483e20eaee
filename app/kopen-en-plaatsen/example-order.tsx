import { installationPrice, transportPrice } from '@/lib/business/content/service-rates';
import { formatPrice } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import styles from './opening.module.css';

const lines = [
  { what: 'Brandvision 43\u00a0inch', price: specs.brandvision.sizes[43].priceFrom },
  { what: 'Transport in Nederland', price: transportPrice.netherlands },
  { what: 'Installatie', price: installationPrice.first },
] as const;

const total = lines.reduce((sum, { price }) => sum + price, 0);

/** What one kiosk costs on its place, as a sheet of paper. */
export function ExampleOrder() {
  return (
    <dl className={styles.sheet}>
      {lines.map(({ what, price }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Richtprijs op zijn plek, excl.&nbsp;btw</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
