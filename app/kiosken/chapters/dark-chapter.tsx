import { sectionTones } from '@/components/ui/section-tone';
import type { Product } from '@/lib/business/products/products';
import { ChapterPicture } from './chapter-picture';
import { ChapterText } from './chapter-text';
import styles from './chapters.module.css';
import { widthOf } from './width-of';

/** The object in the evening, over the whole window: the room is dark, the screen is not. */
export function DarkChapter({ product }: { product: Product }) {
  return (
    <article id={product.id} aria-labelledby={`${product.id}-naam`} className={sectionTones.ink}>
      <div className={`page-width ${styles.chapter} ${styles.mirrored} ${widthOf(product)}`}>
        <div className={styles.picture}>
          <ChapterPicture product={product} isEvening />
        </div>
        <ChapterText product={product} isDark />
      </div>
    </article>
  );
}
