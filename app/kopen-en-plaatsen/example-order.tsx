import { standardComposition } from '@/lib/business/configurator/composition';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { formatPrice } from '@/lib/business/products/format';
import { emptyProject, toLine } from '@/lib/business/project/project';
import { sumOf } from '@/lib/business/project/sum';
import styles from './opening.module.css';

const kiosk = standardComposition('brandvision');
const { costs, once: total } = sumOf({ ...emptyProject, lines: [toLine(kiosk)] });
const names = {
  kiosks: kioskLabel(kiosk).replace(',', ''),
  transport: 'Transport in Nederland',
  installation: 'Installatie',
};
const lines = costs.flatMap(({ name, once }) =>
  name in names ? [{ what: names[name as keyof typeof names], price: once }] : [],
);

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
