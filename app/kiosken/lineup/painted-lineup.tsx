import { LineupPicture, lineupSize } from '@/components/marketing/lineup-picture';
import paint from '@/components/marketing/paint.module.css';
import { PaintLayers } from '@/components/marketing/paint-layers';
import type { ScreenSize } from '@/lib/business/products/ids';

/**
 * Equals --mm in lineup.module.css, but on phones at most 71 instead of 106 rem: those of density 1.75 then load
 * 2,000 px, 13 kB less before the first paint. Crops request the same file.
 */
const ON_PAGE =
  '(min-width: 64rem) 100vw, (min-width: 35rem) clamp(62rem, 480vh - 139rem, 106rem), clamp(62rem, 480vh - 139rem, 71rem)';

/** Over the picture of either size. */
export function LineupPeople() {
  return <LineupPicture kind="people" sizes={ON_PAGE} />;
}

type PaintedLineupProps = { size: ScreenSize; priority?: boolean; isDecorative?: boolean };

/** The picture of all models in the colour of the bar. */
export function PaintedLineup({ size, ...picture }: PaintedLineupProps) {
  return (
    <>
      <LineupPicture kind={size} sizes={ON_PAGE} {...picture} className={paint.cutOut} />
      <PaintLayers
        of={`lineup-${size}`}
        name={`lineup/lineup-${size}`}
        {...lineupSize}
        widths={[1200, 2400]}
        fallback={1200}
        sizes={ON_PAGE}
      />
    </>
  );
}
