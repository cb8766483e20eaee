import { ProductPicture } from '@/components/marketing/product-picture';
import type { Product } from '@/lib/business/products/products';

const ON_PAGE = '(min-width: 48rem) 50vw, 100vw';

type ChapterPictureProps = {
  product: Product;
  /** Set for the second picture of the same model, which must not be read out again. */
  isDecorative?: boolean;
};

/** Follows the colour of the bar. */
export function ChapterPicture({ product, isDecorative = false }: ChapterPictureProps) {
  const { id, picture } = product;
  return <ProductPicture product={id} alt={isDecorative ? '' : picture.alt} sizes={ON_PAGE} />;
}

/** The lit screen alone, cut out by the class: it keeps its light where the room is dark. */
export function LitScreen({ product, className }: { product: Product; className?: string }) {
  return (
    <div className={`absolute inset-0 ${className}`}>
      <ProductPicture product={product.id} alt="" sizes={ON_PAGE} isPainted={false} />
    </div>
  );
}
