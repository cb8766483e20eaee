import { PaintLayers } from '@/components/marketing/paint-layers';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/products/products';

const SQUARE = { width: 1600, height: 1600 } as const;
const ON_PAGE = '(min-width: 48rem) 50vw, 100vw';

type ProductPictureProps = {
  product: Product;
  /** For a second copy of the picture, which repeats nothing to screen readers. */
  isDecorative?: boolean;
};

/** The square picture of a product, which follows the colour of the bar. */
export function ProductPicture({ product, isDecorative = false }: ProductPictureProps) {
  const { id, picture } = product;
  return (
    <>
      <Picture
        name={picture.name}
        alt={isDecorative ? '' : picture.alt}
        {...SQUARE}
        sizes={ON_PAGE}
        className="h-auto w-full"
      />
      <PaintLayers
        of={id}
        folder="products"
        {...SQUARE}
        widths={[400, 800, 1600]}
        sizes={ON_PAGE}
      />
    </>
  );
}

/** The lit screen alone, cut out by the class: it keeps its light where the room is dark. */
export function LitScreen({ product, className }: { product: Product; className?: string }) {
  return (
    <div className={`absolute inset-0 ${className}`}>
      <Picture
        name={product.picture.name}
        alt=""
        {...SQUARE}
        sizes={ON_PAGE}
        className="h-auto w-full"
      />
    </div>
  );
}
