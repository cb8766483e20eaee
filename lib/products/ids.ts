export const screenSizes = [43, 55] as const;

export type ScreenSize = (typeof screenSizes)[number];

/** In display order. A separate module, so that scripts can load the ids without the specifications. */
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
