import { ProductPicture } from '@/components/marketing/product-picture';
import type { Product } from '@/lib/business/products/products';

const ON_PAGE = '(min-width: 48rem) 50vw, 100vw';

type ChapterPictureProps = {
  product: Product;
  isEvening?: boolean;
  /** Set for the second picture of the same model, which must not be read out again. */
  isDecorative?: boolean;
};

/** Follows the colour of the bar. */
export function ChapterPicture({ product, isEvening, isDecorative = false }: ChapterPictureProps) {
  const { id, picture } = product;
  return (
    <ProductPicture
      product={id}
      alt={isDecorative ? '' : picture.alt}
      sizes={ON_PAGE}
      isEvening={isEvening}
    />
  );
}
