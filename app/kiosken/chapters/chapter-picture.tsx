import { ProductPicture } from '@/components/marketing/product-picture';
import type { Product } from '@/lib/business/products/products';
import styles from './chapters.module.css';

const ON_PAGE = '(min-width: 48rem) 50vw, 100vw';

type ChapterPictureProps = {
  product: Product;
  isEvening?: boolean;
  /** Set for the second picture of the same model, which must not be read out again. */
  isDecorative?: boolean;
};

/** Covers its place, in the colour of the bar. */
export function ChapterPicture({ product, isEvening, isDecorative = false }: ChapterPictureProps) {
  const { id, picture } = product;
  return (
    <div className={styles.photo}>
      <ProductPicture
        product={id}
        alt={isDecorative ? '' : picture.alt}
        sizes={ON_PAGE}
        isEvening={isEvening}
      />
    </div>
  );
}
