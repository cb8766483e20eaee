import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { formatQuantity } from '@/lib/business/products/format';
import { formatPart, parts, SIZE_OF_PARTS } from '@/lib/business/products/parts';
import type { Product } from '@/lib/business/products/products';
import { turntableOf } from '@/lib/business/products/turntables';
import { TouchStage } from './touch-stage';
import styles from './turntable.module.css';

/** A stage on which the product turns and opens, and the list of its parts. */
export function Turntable({ product: { id, name, sizes } }: { product: Product }) {
  if (!turntableOf(id)) return null;
  return (
    <section aria-labelledby="rondom" className={`bg-mist py-14 md:py-20 ${styles.section}`}>
      <div className={`page-width ${styles.stage}`}>
        <h2 id="rondom" className="text-title">
          Rondom en van binnen
        </h2>
        <TouchStage key={id} product={id}>
          <div className={styles.view}>
            <Picture
              name={`turntable/${id}`}
              alt={`${name} om te draaien`}
              width={1440}
              height={810}
              widths={[720, 1440]}
              fallback={720}
              sizes="(min-width: 48rem) 88vw, 134vw"
            />
          </div>
          <div
            className={`mt-6 flex flex-wrap justify-center gap-4 print:hidden ${styles.controls}`}
          >
            <button type="button" className={buttonStyle.secondary}>
              Draai en open
            </button>
          </div>
        </TouchStage>
        <div>
          <ol className={styles.parts}>
            {parts[id].map((part) => (
              <li key={part.id}>{formatPart(part)}</li>
            ))}
          </ol>
          <p className="mt-3 text-sm text-steel print:hidden">
            {`Richtwaarden bij ${formatQuantity(SIZE_OF_PARTS, 'inch')}, samen ${formatQuantity(sizes[SIZE_OF_PARTS].weightKg, 'kg')}.`}
          </p>
        </div>
      </div>
    </section>
  );
}
