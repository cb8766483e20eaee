import { type Orientation, type ProductId, type ScreenSize, specs } from './specs';

/** Long and short side of the visible area of a 16:9 screen, in mm. */
export const activeArea: Readonly<Record<ScreenSize, { long: number; short: number }>> = {
  43: { long: 952, short: 535 },
  55: { long: 1218, short: 685 },
};

/**
 * Reach of a wheelchair user facing the kiosk, in mm above the floor.
 * Source: EN 301 549, clause 8.3, unobstructed forward reach.
 */
export const reachBand = { from: 380, to: 1220 } as const;

/** A vertical range in mm above the floor. */
export type Span = { from: number; to: number };

/** Width and height of the visible area, in mm. */
export function pictureMeasures(size: ScreenSize, orientation: Orientation) {
  const { long, short } = activeArea[size];
  return orientation === 'staand' ? { width: short, height: long } : { width: long, height: short };
}

/**
 * Vertical range of the visible area; null for an orientation that the product lacks. For a table:
 * from the lowest flat top to the far edge of the highest tilted top.
 */
export function screenSpan(
  product: ProductId,
  size: ScreenSize,
  orientation: Orientation,
): Span | null {
  const { tableTop, sizes } = specs[product];
  const { dimensions, screenBottom } = sizes[size];
  const from = screenBottom[orientation];
  if (from === undefined) return null;
  if (tableTop) {
    const rise = dimensions.depth * Math.sin((tableTop.tilt * Math.PI) / 180);
    return { from: tableTop.lowest, to: Math.round(tableTop.highest + rise) };
  }
  return { from, to: from + pictureMeasures(size, orientation).height };
}

/** Whether a touchscreen is available, as standard or as an option. */
export function canBeTouched(product: ProductId, size: ScreenSize): boolean {
  const { sides, onlyAt } = specs[product].touch;
  return Math.max(...sides) > 0 && (!onlyAt || onlyAt.size === size);
}

/** The part of the visible area within `reachBand`, where buttons go; null when there is none. */
export function operatingArea(
  product: ProductId,
  size: ScreenSize,
  orientation: Orientation,
): Span | null {
  const span = screenSpan(product, size, orientation);
  if (!span) return null;
  const area = { from: Math.max(span.from, reachBand.from), to: Math.min(span.to, reachBand.to) };
  return area.from < area.to ? area : null;
}
