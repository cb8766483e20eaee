import { Picture } from '@/components/ui/picture';
import { formatQuantity } from '@/lib/business/products/format';
import {
  formatPartSize,
  formatPartWeight,
  parts,
  SIZE_OF_PARTS,
} from '@/lib/business/products/parts';
import type { Product } from '@/lib/business/products/products';
import { SHOWN_FIRST, turntableOf } from '@/lib/business/products/turntables';
import { sideInWords } from './angles';
import { TouchStage } from './touch-stage';
import styles from './turntable.module.css';

/** A stage on which the product turns and opens, and the list of its parts. */
export function Turntable({ product: { id, name, sizes } }: { product: Product }) {
  const table = turntableOf(id);
  if (!table) return null;
  return (
    <section aria-labelledby="rondom" className={styles.section}>
      <div className="page-width">
        <h2 id="rondom" className="text-title">
          Rondom en van binnen
        </h2>
        <TouchStage key={id} product={id} className={styles.stage}>
          <div data-view="" className={styles.view}>
            <Picture
              name={`turntable/${id}`}
              alt={`${name} op een draaischijf`}
              width={1440}
              height={810}
              widths={[720, 1440]}
              fallback={720}
              sizes="(min-width: 48rem) 88vw, 134vw"
            />
          </div>
          <div className={styles.controls}>
            <button type="button" aria-label="Draai naar links">
              ←
            </button>
            <input
              type="range"
              aria-label="Draaien"
              aria-valuetext={sideInWords(SHOWN_FIRST)}
              min={-table.most}
              max={table.most}
              step={10}
              defaultValue={SHOWN_FIRST}
              autoComplete="off"
            />
            <button type="button" aria-label="Draai naar rechts">
              →
            </button>
            <button type="button">Open</button>
          </div>
          <p role="status" />
        </TouchStage>
        <ol className={styles.parts}>
          {parts[id].map((part) => (
            <li key={part.id} data-part={part.id}>
              <b>{part.name}</b> <span>{formatPartSize(part)}</span>{' '}
              <span>{formatPartWeight(part)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.sum}>
          {`Bij ${formatQuantity(SIZE_OF_PARTS, 'inch')}, samen ${formatQuantity(sizes[SIZE_OF_PARTS].weightKg, 'kg')}. Maten en gewichten per onderdeel zijn richtwaarden.`}
        </p>
      </div>
    </section>
  );
}
