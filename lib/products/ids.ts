export const screenSizes = [43, 55] as const;

export type ScreenSize = (typeof screenSizes)[number];

/** In the order of the specification. Apart from the figures, which measureTransfer more than their names. */
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
