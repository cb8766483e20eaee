import type { Product } from '@/lib/business/products/products';
import { ChapterPicture } from './chapter-picture';
import { ChapterText } from './chapter-text';
import styles from './chapters.module.css';
import { NightHandle } from './night-handle';

/** The same kiosk twice: left by day, right in the evening, when the sensor dims the screen. A handle moves the border. */
export function DayAndNightChapter({ product }: { product: Product }) {
  return (
    <article id={product.id} aria-labelledby={`${product.id}-naam`} className="bg-mist">
      <div className={`page-width ${styles.chapter}`}>
        <div className={styles.picture}>
          <ChapterPicture product={product} />
          <div className={styles.night} aria-hidden="true">
            <ChapterPicture product={product} isEvening isDecorative />
          </div>
          <p className={styles.times}>
            <span>Overdag</span> <span>’s Avonds</span>
          </p>
          <NightHandle className={styles.handle} />
        </div>
        <ChapterText product={product} />
      </div>
    </article>
  );
}
