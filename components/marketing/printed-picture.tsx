import { Picture } from '@/components/ui/picture';
import type { PictureId } from '@/lib/business/configurator/picture-of';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';

export const SQUARE = { width: 1600, height: 1600 } as const;

type PrintedPictureProps = {
  product: PictureId;
  /** One of `lib/business/ral/printed-colours.ts`. */
  code?: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  isEvening?: boolean;
};

/** The square picture of a product exactly in a colour: a single file. In the evening there is RAL 7016 only. */
export function PrintedPicture({
  product,
  code = RENDERED_COLOUR,
  isEvening = false,
  ...picture
}: PrintedPictureProps) {
  return (
    <Picture
      name={`products/${product}${isEvening ? '-evening' : ''}-${code}`}
      {...SQUARE}
      widths={code === RENDERED_COLOUR ? undefined : [400, 800, 1600]}
      {...picture}
      className="h-auto w-full"
    />
  );
}
