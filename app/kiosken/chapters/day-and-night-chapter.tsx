import type { Product } from '@/lib/business/products/products';
import { ChapterPicture, LitScreen } from './chapter-picture';
import { ChapterText } from './chapter-text';
import styles from './chapters.module.css';

/** The same window twice: left in daylight, right at night, when the sensor dims the screen. */
export function DayAndNightChapter({ product }: { product: Product }) {
  return (
    <article id={product.id} aria-labelledby={`${product.id}-naam`} className="bg-mist">
      <div className={`page-width ${styles.chapter}`}>
        <div className={styles.picture}>
          <div>
            <ChapterPicture product={product} />
          </div>
          <div className={styles.night} aria-hidden="true">
            <div className={styles.evening}>
              <ChapterPicture product={product} isDecorative />
            </div>
            <LitScreen product={product} className={`${styles.dimmed} ${styles[product.id]}`} />
          </div>
          <p className={styles.times}>
            <span>Overdag</span> <span>’s Avonds</span>
          </p>
        </div>
        <ChapterText product={product} />
      </div>
    </article>
  );
}
