import { type Orientation, type ProductId, type ScreenSize, specs } from './specs';

/** The visible picture of a 16:9 screen in mm. */
export const activeArea: Readonly<Record<ScreenSize, { long: number; short: number }>> = {
  43: { long: 952, short: 535 },
  55: { long: 1218, short: 685 },
};

/**
 * Where somebody in a wheelchair, straight before it, reaches: mm above the floor.
 * Source: EN 301 549, clause 8.3, unobstructed forward reach.
 */
export const reachBand = { from: 380, to: 1220 } as const;

/** From and to, in mm above the floor. */
export type Span = { from: number; to: number };

/** How wide and how high the picture is in mm. */
export function pictureMeasures(size: ScreenSize, orientation: Orientation) {
  const { long, short } = activeArea[size];
  return orientation === 'staand' ? { width: short, height: long } : { width: long, height: short };
}

/**
 * Between which heights the picture is; null for an orientation that the product does not have. Of a
 * table: from its lowest top, flat, to the far edge of its highest top, tilted.
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

/** Whether a touchscreen can be had, as it comes or as an option. */
export function canBeTouched(product: ProductId, size: ScreenSize): boolean {
  const { sides, onlyAt } = specs[product].touch;
  return Math.max(...sides) > 0 && (!onlyAt || onlyAt.size === size);
}

/** The part of the picture that everybody can reach: where buttons go. Null where there is none. */
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
