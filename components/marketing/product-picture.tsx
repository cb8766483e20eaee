import type { PictureId } from '@/lib/business/configurator/picture-of';
import { isPrinted } from '@/lib/business/ral/printed-colours';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { PaintLayers } from './paint-layers';
import { PrintedPicture, SQUARE } from './printed-picture';

type ProductPictureProps = {
  product: PictureId;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Defaults to the colour of the checked radio button. */
  colour?: RalColour;
  /** The render in a dark room, lit by a lamp and by its own screen, which some products have. */
  isEvening?: boolean;
};

/** The square picture of a product in any RAL colour, in a positioned parent. */
export function ProductPicture({ product, colour, isEvening, ...picture }: ProductPictureProps) {
  const name = `products/${product}${isEvening ? '-evening' : ''}`;
  if (colour && isPrinted(colour.code)) {
    return <PrintedPicture name={name} code={colour.code} {...picture} />;
  }
  return (
    <>
      <PrintedPicture name={name} {...picture} />
      <PaintLayers
        of={product}
        name={name}
        {...SQUARE}
        sizes={picture.sizes}
        colour={colour?.srgb}
      />
    </>
  );
}
