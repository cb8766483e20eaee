import { type Orientation, type ProductId, type ScreenSize, specs } from './specs';

/** Visible area of a 16:9 screen, in mm. */
export const activeArea: Readonly<Record<ScreenSize, { long: number; short: number }>> = {
  43: { long: 952, short: 535 },
  55: { long: 1218, short: 685 },
};

/** Heights in mm above the floor. Source: EN 301 549, clause 8.3, unobstructed forward reach. */
export const reachBand = { from: 380, to: 1220 } as const;

/** Depth in mm beyond which the norm knows no reach. Source: the same clause, obstructed forward reach. */
export const DEEPEST_REACH = 635;

/** Heights in mm above the floor. */
export type Span = { from: number; to: number };

/** Visible area in mm. */
export function activeAreaSize(size: ScreenSize, orientation: Orientation) {
  const { long, short } = activeArea[size];
  return orientation === 'staand' ? { width: short, height: long } : { width: long, height: short };
}

/** How much higher the far edge of a tilted table top is than the near one, in mm; 0 for other models. */
export function tiltRise(product: ProductId, size: ScreenSize): number {
  const { tableTop, sizes } = specs[product];
  const slope = ((tableTop?.tilt ?? 0) * Math.PI) / 180;
  return Math.round(sizes[size].dimensions.depth * Math.sin(slope));
}

/** Visible area; null for an unavailable orientation; of a table, from its lowest to its highest edge. */
export function screenSpan(
  product: ProductId,
  size: ScreenSize,
  orientation: Orientation,
): Span | null {
  const { tableTop, sizes } = specs[product];
  const from = sizes[size].screenBottom[orientation];
  if (from === undefined) return null;
  if (tableTop) return { from: tableTop.lowest, to: tableTop.highest + tiltRise(product, size) };
  return { from, to: from + activeAreaSize(size, orientation).height };
}

/** Whether touch is available, as standard or as an option. */
export function hasTouchOption(product: ProductId, size: ScreenSize): boolean {
  const { sides, onlyAt } = specs[product].touch;
  return Math.max(...sides) > 0 && (!onlyAt || onlyAt.size === size);
}

/** The visible area within `reachBand`, if any. A table has none: the norm has other limits across a top. */
export function operatingArea(
  product: ProductId,
  size: ScreenSize,
  orientation: Orientation,
): Span | null {
  const span = screenSpan(product, size, orientation);
  if (!span || specs[product].tableTop) return null;
  const area = { from: Math.max(span.from, reachBand.from), to: Math.min(span.to, reachBand.to) };
  return area.from < area.to ? area : null;
}
