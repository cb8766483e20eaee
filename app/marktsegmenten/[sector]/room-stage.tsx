import { RoomPicture } from '@/components/marketing/room-picture';
import { OwnPictureField } from '@/components/site/own-picture/own-picture-field';
import type { Sector } from '@/lib/business/content/sectors';
import { rooms } from '../rooms';
import { OtherHourHandle } from './other-hour-handle';
import { otherHours } from './room-hours';

type RoomStageProps = {
  sector: Sector;
  sizes: string;
  /** Size and crop of the picture. */
  className: string;
  /** Place of the picture. */
  place?: string;
};

/** The room of a sector, with another hour where there is one, and a field for the visitor's own picture. */
export function RoomStage({ sector, sizes, className, place = '' }: RoomStageProps) {
  const other = otherHours[sector.id];
  const classes = `${className} ${rooms[sector.id].focus}`;
  return (
    <div className={`relative ${place}`}>
      <RoomPicture picture={sector.picture} sizes={sizes} priority className={classes} />
      {other && (
        <OtherHourHandle side={other.is}>
          <RoomPicture
            picture={{ name: other.name, alt: '' }}
            sizes={sizes}
            isDecorative
            className={classes}
          />
        </OtherHourHandle>
      )}
      <OwnPictureField
        className={`absolute bottom-4 bg-paper text-ink ${other?.is === 'day' ? 'right-bleed lg:right-4' : 'left-bleed'}`}
      />
    </div>
  );
}
