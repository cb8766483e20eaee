import type { Product } from '@/lib/business/products/products';
import { ChapterPicture } from './chapter-picture';
import { ChapterText } from './chapter-text';
import styles from './chapters.module.css';
import { widthOf } from './width-of';

/** The object in daylight, on one half of the window. */
export function LightChapter({ product }: { product: Product }) {
  return (
    <article id={product.id} aria-labelledby={`${product.id}-naam`} className="bg-surface">
      <div className={`page-width ${styles.chapter} ${widthOf(product)}`}>
        <div className={styles.picture}>
          <ChapterPicture product={product} />
        </div>
        <ChapterText product={product} />
      </div>
    </article>
  );
}
