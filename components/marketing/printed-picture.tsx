import { Picture } from '@/components/ui/picture';
import { COLOUR_WIDTHS } from '@/lib/pages/picture-files';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';

/** Size of the pictures, and widths of the files of a colour or a layer. */
export const SQUARE = { width: 1600, height: 1600, widths: COLOUR_WIDTHS } as const;

type PrintedPictureProps = {
  /** Path in /public/pictures without colour, width and extension. */
  name: string;
  /** One of `lib/business/ral/printed-colours.ts`; pictures of the evening are in RAL 7016 only. */
  code?: string;
  alt: string;
  sizes: string;
  priority?: boolean;
};

/** The square picture of a product exactly in a colour: a single file. */
export function PrintedPicture({ name, code = RENDERED_COLOUR, ...picture }: PrintedPictureProps) {
  return (
    <Picture
      name={`${name}-${code}`}
      {...SQUARE}
      // The picture in RAL 7016, which most visitors see, has all widths of a picture.
      widths={code === RENDERED_COLOUR ? undefined : SQUARE.widths}
      {...picture}
      className="h-auto w-full"
    />
  );
}
