import { ShownWhole } from '@/components/marketing/shown-whole';
import { type ProductId, type ScreenSize, screenSizes } from '@/lib/business/products/ids';
import { pictureFor } from '../by-size';
import styles from './lineup.module.css';
import { PaintedLineup } from './painted-lineup';

type LineupCropProps = {
  product: ProductId;
  /** Defaults to the size that is chosen in the bar. */
  size?: ScreenSize;
};

/** One model out of the picture of all: at the scale --mm of its surroundings, feet on its lower edge. */
export function LineupCrop({ product, size }: LineupCropProps) {
  return (
    <div className={`${styles.crop} ${styles[product]}`}>
      {(size ? [size] : screenSizes).map((shown) => (
        <ShownWhole
          key={shown}
          as="div"
          className={`${styles.cropped} ${size ? '' : pictureFor[shown]}`}
        >
          <PaintedLineup size={shown} isDecorative />
        </ShownWhole>
      ))}
    </div>
  );
}
