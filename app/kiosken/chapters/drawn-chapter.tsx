import type { Product } from '@/lib/business/products/products';
import { ChapterPicture } from './chapter-picture';
import { ChapterText } from './chapter-text';
import styles from './chapters.module.css';
import { PlanView } from './plan-view';
import { widthOf } from './width-of';

/** The picture of the object, and the object from above with the people around it. */
export function DrawnChapter({ product }: { product: Product }) {
  return (
    <article id={product.id} aria-labelledby={`${product.id}-naam`} className="bg-paper">
      <div
        className={`page-width ${styles.chapter} ${styles.drawn} ${widthOf(product) || styles.mirrored}`}
      >
        <div className={styles.picture}>
          <ChapterPicture product={product} />
        </div>
        <ChapterText product={product}>
          <div className={styles.plan}>
            <PlanView product={product.id} />
          </div>
        </ChapterText>
      </div>
    </article>
  );
}
