import type { SectorId } from '@/lib/business/content/sectors';
import type { ProductId } from '@/lib/business/products/ids';

/** The room picture that shows a model best, and where in that picture it is. */
type Setting = {
  sector: SectorId;
  focus: string;
  /** How much larger than the crop of the room it is shown; its classes are in `focus`. */
  zoom?: number;
};

export const settings: Readonly<Record<ProductId, Setting>> = {
  brandvision: { sector: 'onderwijs', focus: 'object-[76%_70%]' },
  'brandvision-double': { sector: 'hospitality', focus: 'object-[78%_75%]' },
  clearvision: { sector: 'retail', focus: 'object-[26%_45%]' },
  'clearvision-double': {
    sector: 'financiele-dienstverlening',
    focus: 'object-[64%_44%] origin-[64%_44%] scale-[2.2]',
    zoom: 2.2,
  },
  'touch-table': { sector: 'financiele-dienstverlening', focus: 'object-[50%_80%]' },
  'wall-kiosk': { sector: 'zorg', focus: 'object-[92%_60%]' },
  'ceiling-kiosk': { sector: 'transport', focus: 'object-[22%_10%]' },
};
