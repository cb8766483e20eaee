import measures from './dimensions.json' with { type: 'json' };
import type { ProductId, ScreenSize } from './ids';

export { type ProductId, productIds, type ScreenSize, screenSizes } from './ids';

export const orientations = ['staand', 'liggend'] as const;

export type Orientation = (typeof orientations)[number];

export type TouchSides = 0 | 1 | 2;

export type Mount =
  | 'voetplaat'
  | 'staalkabels'
  | 'tafel-vlak'
  | 'tafel-gekanteld'
  | 'wand'
  | 'buizen-500'
  | 'buizen-1000'
  | 'buizen-1500';

/** RAL Classic numbers without a surcharge. */
export const standardColours = ['9005', '9016'] as const;

/** The colour of a kiosk for which none is chosen. */
export const defaultColour = standardColours[0];

export type SizeSpecs = {
  /** Outer dimensions in mm. */
  dimensions: { height: number; width: number; depth: number };
  /** Size in mm. */
  footPlate?: { width: number; depth: number };
  /** Lower edge of the visible area above the floor in mm, as usually mounted; of a table, its usual height. */
  screenBottom: Partial<Record<Orientation, number>>;
  weightKg: number;
  /** Typical power of all screens together. */
  powerWatt: number;
  /** Starting price in euro, excluding VAT, transport and installation. */
  priceFrom: number;
};

export type Family =
  | 'vloer'
  | 'vloer, dubbelzijdig'
  | 'raam'
  | 'raam, dubbelzijdig'
  | 'tafel'
  | 'wand'
  | 'plafond';

export type ProductSpecs = {
  name: string;
  family: Family;
  /** The first one is the standard, which the pictures show. */
  orientations: readonly [Orientation, ...Orientation[]];
  /** Values in cd/m². `back`: second screen; `behindTouch`: behind touch glass; `option`: as an extra. */
  brightness: { front: number; back?: number; behindTouch?: number; option?: number };
  touch: {
    /** The first one is the standard, without a surcharge. */
    sides: readonly [TouchSides, ...TouchSides[]];
    /** Touch points of one side. */
    points?: Record<ScreenSize, number>;
    /** The only version with touch, if not all. */
    onlyAt?: { size: ScreenSize; mount: Mount };
  };
  /** Permitted hours per day, as standard and with the 24/7 extra. */
  hoursPerDay: { standard: 16 | 24; most: 16 | 24 };
  /** Thickness in mm. */
  glass?: number;
  /** The first one is the standard, which the pictures show. */
  mounts: readonly [Mount, ...Mount[]];
  /** The only mount for landscape, if not all. */
  landscapeMount?: Mount;
  /** Heights in mm above the floor, and tilt in degrees. */
  tableTop?: { lowest: number; highest: number; tilt: number };
  sizes: Record<ScreenSize, SizeSpecs>;
  deliveryWeeks: { standard: number; ownColour: number };
};

/*
 * Figures without texts, so that scripts load no more than they need. To be confirmed by the owner, these
 * estimates first: every `screenBottom`, the touch points of the double and window models, and
 * `behindTouch` of Brandvision double.
 */
export const specs: Readonly<Record<ProductId, ProductSpecs>> = {
  brandvision: {
    name: 'Brandvision',
    family: 'vloer',
    orientations: ['staand'],
    brightness: { front: 500, behindTouch: 400 },
    touch: { sides: [0, 1], points: { 43: 10, 55: 10 } },
    hoursPerDay: { standard: 16, most: 24 },
    glass: 6,
    mounts: ['voetplaat'],
    sizes: {
      43: {
        ...measures.brandvision[43],
        screenBottom: { staand: 746 },
        weightKg: 62,
        powerWatt: 75,
        priceFrom: 2495,
      },
      55: {
        ...measures.brandvision[55],
        screenBottom: { staand: 650 },
        weightKg: 82,
        powerWatt: 110,
        priceFrom: 2995,
      },
    },
    deliveryWeeks: { standard: 4, ownColour: 6 },
  },
  'brandvision-double': {
    name: 'Brandvision double',
    family: 'vloer, dubbelzijdig',
    orientations: ['staand'],
    brightness: { front: 500, back: 500, behindTouch: 400 },
    touch: { sides: [0, 1, 2], points: { 43: 10, 55: 10 } },
    hoursPerDay: { standard: 16, most: 24 },
    mounts: ['voetplaat'],
    sizes: {
      43: {
        ...measures['brandvision-double'][43],
        screenBottom: { staand: 746 },
        weightKg: 85,
        powerWatt: 145,
        priceFrom: 3895,
      },
      55: {
        ...measures['brandvision-double'][55],
        screenBottom: { staand: 650 },
        weightKg: 115,
        powerWatt: 210,
        priceFrom: 4595,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
  },
  clearvision: {
    name: 'Clearvision',
    family: 'raam',
    orientations: ['staand', 'liggend'],
    brightness: { front: 2500 },
    touch: { sides: [0, 1], points: { 43: 10, 55: 10 }, onlyAt: { size: 43, mount: 'voetplaat' } },
    hoursPerDay: { standard: 24, most: 24 },
    mounts: ['voetplaat', 'staalkabels'],
    landscapeMount: 'staalkabels',
    sizes: {
      43: {
        ...measures.clearvision[43],
        screenBottom: { staand: 702, liggend: 900 },
        weightKg: 70,
        powerWatt: 180,
        priceFrom: 3695,
      },
      55: {
        ...measures.clearvision[55],
        screenBottom: { staand: 616, liggend: 900 },
        weightKg: 92,
        powerWatt: 260,
        priceFrom: 4395,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
  },
  'clearvision-double': {
    name: 'Clearvision double',
    family: 'raam, dubbelzijdig',
    orientations: ['staand'],
    brightness: { front: 2500, back: 700 },
    touch: { sides: [0, 1], points: { 43: 10, 55: 10 } },
    hoursPerDay: { standard: 24, most: 24 },
    mounts: ['voetplaat'],
    sizes: {
      43: {
        ...measures['clearvision-double'][43],
        screenBottom: { staand: 702 },
        weightKg: 92,
        powerWatt: 240,
        priceFrom: 5195,
      },
      55: {
        ...measures['clearvision-double'][55],
        screenBottom: { staand: 616 },
        weightKg: 124,
        powerWatt: 340,
        priceFrom: 6095,
      },
    },
    deliveryWeeks: { standard: 6, ownColour: 8 },
  },
  'touch-table': {
    name: 'Touch screen table',
    family: 'tafel',
    orientations: ['liggend'],
    brightness: { front: 400 },
    touch: { sides: [1], points: { 43: 20, 55: 40 } },
    hoursPerDay: { standard: 16, most: 16 },
    glass: 8,
    mounts: ['tafel-gekanteld', 'tafel-vlak'],
    tableTop: { lowest: 750, highest: 900, tilt: 15 },
    sizes: {
      43: {
        ...measures['touch-table'][43],
        screenBottom: { liggend: 780 },
        weightKg: 75,
        powerWatt: 95,
        priceFrom: 3950,
      },
      55: {
        ...measures['touch-table'][55],
        screenBottom: { liggend: 780 },
        weightKg: 98,
        powerWatt: 130,
        priceFrom: 4750,
      },
    },
    deliveryWeeks: { standard: 6, ownColour: 8 },
  },
  'wall-kiosk': {
    name: 'Wall kiosk',
    family: 'wand',
    orientations: ['staand', 'liggend'],
    brightness: { front: 500, behindTouch: 400 },
    touch: { sides: [0, 1], points: { 43: 10, 55: 10 } },
    hoursPerDay: { standard: 16, most: 24 },
    mounts: ['wand'],
    sizes: {
      43: {
        ...measures['wall-kiosk'][43],
        screenBottom: { staand: 880, liggend: 700 },
        weightKg: 32,
        powerWatt: 75,
        priceFrom: 1795,
      },
      55: {
        ...measures['wall-kiosk'][55],
        screenBottom: { staand: 749, liggend: 700 },
        weightKg: 46,
        powerWatt: 110,
        priceFrom: 2245,
      },
    },
    deliveryWeeks: { standard: 3, ownColour: 5 },
  },
  'ceiling-kiosk': {
    name: 'Ceiling kiosk',
    family: 'plafond',
    orientations: ['liggend'],
    brightness: { front: 500, back: 500, option: 700 },
    touch: { sides: [0] },
    hoursPerDay: { standard: 24, most: 24 },
    mounts: ['buizen-500', 'buizen-1000', 'buizen-1500'],
    sizes: {
      43: {
        ...measures['ceiling-kiosk'][43],
        screenBottom: { liggend: 2160 },
        weightKg: 38,
        powerWatt: 140,
        priceFrom: 2950,
      },
      55: {
        ...measures['ceiling-kiosk'][55],
        screenBottom: { liggend: 2160 },
        weightKg: 55,
        powerWatt: 200,
        priceFrom: 3595,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
  },
};

/** Length in mm of the tubes on the ceiling; undefined for other mounts. */
export function tubeLength(mount: Mount): number | undefined {
  const [kind, length] = mount.split('-');
  return kind === 'buizen' ? Number(length) : undefined;
}

export function screensOf(product: ProductId): 1 | 2 {
  return specs[product].brightness.back === undefined ? 1 : 2;
}
