import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import { ProductPicture } from '@/components/marketing/product-picture';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { compositionOf, type RoomChoice } from '@/lib/business/room-models/room-choice';
import styles from './room.module.css';

const ON_STAGE = '(min-width: 64rem) 50vw, 100vw';

/** The chosen kiosk: rendered, or drawn where the pictures show it otherwise. */
export function RoomPicture({ choice: { model, colour } }: { choice: RoomChoice }) {
  const { product, size } = model;
  const composition = compositionOf(model);
  const picture = pictureOf(composition);
  if (!picture) {
    return (
      <div className={`${styles.drawing} bg-mist`}>
        <KioskDrawing composition={composition} colour={colour} />
      </div>
    );
  }
  const name = kioskLabel({ model: product, size });
  return (
    <div className={styles.picture}>
      <ProductPicture
        product={picture}
        alt={`Visualisatie van de ${name}, in RAL\u00a0${colour.code} ${colour.name.toLowerCase()}`}
        sizes={ON_STAGE}
        priority
        colour={colour}
      />
    </div>
  );
}
