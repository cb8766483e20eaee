import type { ProductId } from '../products/ids';
import type { SectorId } from './sectors';

/** The sector that the text on a product's screen speaks to, on its own picture. */
export const pictureSector: Readonly<Record<ProductId, SectorId>> = {
  brandvision: 'kantoren',
  'brandvision-double': 'hospitality',
  clearvision: 'retail',
  'clearvision-double': 'financiele-dienstverlening',
  'touch-table': 'onderwijs',
  'wall-kiosk': 'zorg',
  'ceiling-kiosk': 'transport',
};
