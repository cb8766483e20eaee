import type { Composition } from '@/lib/business/configurator/composition';

/** Black edge of the glass round the picture in mm, like `margin` in imagery/blender/kiosks/products.py. */
const EDGE = 26;

type DrawnScreenProps = {
  composition: Pick<Composition, 'touch' | 'extras'>;
  /** Place and size of the picture in mm. */
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
  const half = height / 2;
  return (
    <>
      {/* Half of its stroke lies over the glass, half under the picture. */}
      <rect x={x} y={y} width={width} height={height} strokeWidth={2 * EDGE} />
      <rect x={x} y={y} width={width} height={height} className="fill-surface stroke-steel" />
      <path d={row(unit, 1, half - unit)} className="fill-accent-text stroke-none" />
      <path
        d={row(half + unit, 0.8, unit) + (touch ? row(height - 2.6 * unit, 0.5, 1.6 * unit) : '')}
        className="fill-steel stroke-none"
      />
      {extras.includes('privacyfilter') && (
        <path
          d={`M${x} ${y + half}h${width}`}
          strokeWidth={height}
          strokeDasharray="6 24"
          strokeOpacity="0.3"
        />
      )}
    </>
  );
}
