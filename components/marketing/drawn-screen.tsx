import type { Composition } from '@/lib/business/configurator/composition';

/** Black edge of the glass round the picture in mm, like `margin` in imagery/blender/kiosks/products.py. */
const EDGE = 26;
/** Distance in mm between the slats of a privacy filter, drawn coarser than they are. */
const SLATS = 30;

type DrawnScreenProps = {
  composition: Pick<Composition, 'touch' | 'extras'>;
  /** Of the picture, in mm. */
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A screen that is on, behind its glass: with a button where it can be touched, and behind the slats of a privacy filter. */
export function DrawnScreen({
  composition: { touch, extras },
  x,
  y,
  width,
  height,
}: DrawnScreenProps) {
  const unit = Math.min(width, height) / 12;
  const row = (top: number, share: number, high: number) =>
    `M${x + unit} ${y + top}h${share * (width - 2 * unit)}v${high}H${x + unit}z`;
  const below = unit + 0.45 * height;
  return (
    <>
      <rect
        x={x - EDGE}
        y={y - EDGE}
        width={width + 2 * EDGE}
        height={height + 2 * EDGE}
        className="fill-ink stroke-steel"
      />
      <g className="stroke-none">
        <rect x={x} y={y} width={width} height={height} className="fill-surface" />
        <path d={row(unit, 1, 0.45 * height)} className="fill-accent-text" />
        <path
          d={row(below + unit, 0.85, unit) + row(below + 2.6 * unit, 0.6, unit)}
          className="fill-line"
        />
        {touch > 0 && <path d={row(height - 2.6 * unit, 0.5, 1.6 * unit)} className="fill-ink" />}
      </g>
      {extras.includes('privacyfilter') && (
        <path d={slats(x, y, width, height)} strokeOpacity="0.3" />
      )}
    </>
  );
}

function slats(x: number, y: number, width: number, height: number): string {
  const count = Math.floor(width / SLATS);
  return Array.from(
    { length: count },
    (_, index) => `M${x + (index + 0.5) * SLATS} ${y}v${height}`,
  ).join('');
}
