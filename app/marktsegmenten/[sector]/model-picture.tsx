import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import { PrintedPicture } from '@/components/marketing/printed-picture';
import { RoomPicture } from '@/components/marketing/room-picture';
import type { Composition } from '@/lib/business/configurator/composition';
import { type SectorId, sectorOf } from '@/lib/business/content/sectors';
import { productOf } from '@/lib/business/products/products';
import { findRalColour } from '@/lib/business/ral/ral-classic';
import { roomViewOf } from './room-view';
import { sectorPictureOf } from './sector-picture';

const PRODUCT_SIZES = '(min-width: 64rem) 55vw, 100vw';
/** A phone shows the file of the opening again: a larger one would load beside it, before anybody has scrolled. */
const roomSizes = (zoom: number) => `(min-width: 64rem) ${55 * zoom}vw, 150vw`;

type ModelPictureProps = { sector: SectorId; composition: Composition };

/** Shows the mount that is priced and no screen of another sector: the product, its place in the room, or a drawing. */
export function ModelPicture({ sector, composition }: ModelPictureProps) {
  const { model, colour: code } = composition;
  const view = roomViewOf(sector, model);
  if (view) {
    return (
      <div className="relative aspect-square overflow-clip bg-mist">
        <RoomPicture
          picture={{
            name: sectorOf(sector).picture.name,
            alt: `De ${productOf(model).name} op deze plek (visualisatie)`,
          }}
          sizes={roomSizes(view.zoom)}
          className={`absolute h-auto max-w-none ${view.className}`}
        />
      </div>
    );
  }
  const picture = sectorPictureOf(sector, composition);
  if (picture) return <PrintedPicture {...picture} code={code} sizes={PRODUCT_SIZES} />;
  const colour = findRalColour(code);
  return (
    <div className="drawn-on-paper relative aspect-square overflow-clip bg-mist">
      <div className="absolute inset-[8%] *:size-full">
        {colour && <KioskDrawing composition={composition} colour={colour} />}
      </div>
    </div>
  );
}
