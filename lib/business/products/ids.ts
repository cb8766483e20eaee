export const screenSizes = [43, 55] as const;

export type ScreenSize = (typeof screenSizes)[number];

/** Ids in display order; a separate module, so that scripts need not load the specifications. */
export const productIds = [
  'brandvision',
  'brandvision-double',
  'clearvision',
  'clearvision-double',
  'touch-table',
  'wall-kiosk',
  'ceiling-kiosk',
] as const;

export type ProductId = (typeof productIds)[number];

/** Kiosks with a screen on both sides, of which the pictures show the second one in a mirror. */
export const shownInMirror: readonly ProductId[] = ['brandvision-double', 'clearvision-double'];
