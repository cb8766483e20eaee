import { Picture } from '@/components/ui/picture';
import { roomWidths, type Sector } from '@/lib/business/content/sectors';

type RoomPictureProps = {
  picture: Sector['picture'];
  /** Set if the picture only repeats the text or another picture. */
  isDecorative?: boolean;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** The room of a sector. */
export function RoomPicture({ picture, isDecorative = false, ...props }: RoomPictureProps) {
  return (
    <Picture
      name={picture.name}
      alt={isDecorative ? '' : picture.alt}
      width={2880}
      height={1800}
      widths={roomWidths}
      {...props}
    />
  );
}
