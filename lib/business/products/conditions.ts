import { TABLE_TOP } from '../drawings/front-view';
import { type ProductId, productIds, type ScreenSize, screenSizes, specs } from './specs';

/*
 * Limits and figures for the building in which a kiosk stands: our estimates, listed in
 * docs/owner-to-confirm.md. Outside these limits the warranty ends (terms, article 11).
 */

type Range = { from: number; to: number };

/** Degrees Celsius. A window kiosk has fans, because the sun heats it. */
export const temperatures: { indoors: Range; window: Range } = {
  indoors: { from: 5, to: 35 },
  window: { from: 0, to: 40 },
};

/** Relative humidity in percent, without condensation. */
export const humidity: Range = { from: 20, to: 80 };

/** Most noise of the fans in dB(A), at `NOISE_DISTANCE`; other models have no fans. */
const noise: Partial<Record<ProductId, number>> = { clearvision: 42, 'clearvision-double': 45 };

/** Metres. */
export const NOISE_DISTANCE = 1;

/** Millimetres of board and foam on each side. */
const PACKING = 40;

/** A door as buyers measure it in mm: the leaf, and what it leaves free. */
export const door = { leaf: 830, passage: 800 };

/** Thickest single or laminated pane in mm through which a touchscreen works, and the air in mm behind it for the cooling. */
export const touchGlass = 12;
export const windowGap = 50;

/** Height in mm at which somebody pushes a pillar. */
export const PUSH_HEIGHT = 1500;

/** Height in mm that stays free above a route in a new building. Law: Besluit bouwwerken leefomgeving. */
export const HEADROOM = 2300;

/** Bolts of a foot plate in the floor. */
export const ANCHORS = 4;

const GRAVITY = 9.81;

export function isCooled(product: ProductId): boolean {
  return noise[product] !== undefined;
}

export function temperatureOf(product: ProductId): Range {
  return isCooled(product) ? temperatures.window : temperatures.indoors;
}

/** In dB(A); undefined for a model without fans. */
export function noiseOf(product: ProductId): number | undefined {
  return noise[product];
}

/** Pixels along the long and the short side. */
export function resolutionOf(product: ProductId): { long: number; short: number } {
  return isCooled(product) ? { long: 1920, short: 1080 } : { long: 3840, short: 2160 };
}

/** Outer size of the box in mm, the longest side first; foot plate, legs and tubes travel apart. */
export function packedSize(product: ProductId, size: ScreenSize): [number, number, number] {
  const { tableTop, sizes } = specs[product];
  const { height, width, depth } = sizes[size].dimensions;
  const sides = tableTop ? [width, depth, TABLE_TOP] : [height, width, depth];
  const [long = 0, middle = 0, thin = 0] = sides
    .map((side) => side + 2 * PACKING)
    .sort((a, b) => b - a);
  return [long, middle, thin];
}

/** Thickness in mm of the thickest box of all models. */
export const thickestBox = Math.max(
  ...productIds.flatMap((id) => screenSizes.map((size) => packedSize(id, size)[2])),
);

/**
 * The horizontal push in newton at `PUSH_HEIGHT` that tips a loose pillar over the edge of its foot
 * plate; undefined for a model without one.
 */
export function tippingForce(product: ProductId, size: ScreenSize): number | undefined {
  const { footPlate, weightKg } = specs[product].sizes[size];
  return footPlate && Math.round((weightKg * GRAVITY * (footPlate.depth / 2)) / PUSH_HEIGHT);
}
