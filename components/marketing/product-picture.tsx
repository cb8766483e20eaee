import { Picture } from '@/components/ui/picture';
import type { PictureId } from '@/lib/business/configurator/picture-of';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { PaintLayers } from './paint-layers';

const SQUARE = { width: 1600, height: 1600 } as const;

type ProductPictureProps = {
  product: PictureId;
  alt: string;
  sizes: string;
  priority?: boolean;
  isPainted?: boolean;
  /** Defaults to the colour of the checked radio button. */
  colour?: string;
  /** The render in a dark room, lit by a lamp and by its own screen, which some products have. */
  isEvening?: boolean;
};

/** The square picture of a product in a RAL colour, in a positioned parent. */
export function ProductPicture({
  product,
  alt,
  sizes,
  priority,
  isPainted = true,
  colour,
  isEvening = false,
}: ProductPictureProps) {
  const name = `products/${product}${isEvening ? '-evening' : ''}`;
  return (
    <>
      <Picture
        name={`${name}-${RENDERED_COLOUR}`}
        alt={alt}
        {...SQUARE}
        sizes={sizes}
        priority={priority}
        className="h-auto w-full"
      />
      {isPainted && (
        <PaintLayers
          of={product}
          name={name}
          {...SQUARE}
          widths={[400, 800, 1600]}
          sizes={sizes}
          colour={colour}
        />
      )}
    </>
  );
}
