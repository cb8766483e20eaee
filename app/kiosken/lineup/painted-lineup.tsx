import { LineupPicture, lineupSize } from '@/components/marketing/lineup-picture';
import { PaintLayers } from '@/components/marketing/paint-layers';
import type { ScreenSize } from '@/lib/products/ids';

/** As --mm in lineup.module.css; crops ask for the same file. */
const ON_PAGE = '(min-width: 64rem) 100vw, clamp(62rem, 480vh - 139rem, 96rem)';

type PaintedLineupProps = { size: ScreenSize; priority?: boolean; isDecorative?: boolean };

/** The picture of all models in the colour of the bar. */
export function PaintedLineup({ size, ...picture }: PaintedLineupProps) {
  return (
    <>
      <LineupPicture kind={size} sizes={ON_PAGE} {...picture} />
      <PaintLayers
        of={`lineup-${size}`}
        folder="lineup"
        {...lineupSize}
        widths={[1200, 2400]}
        sizes={ON_PAGE}
      />
    </>
  );
}
