import type { SectorId } from '@/lib/business/content/sectors';

/** Keeps the kiosk in view where a room is cropped to a narrow picture. */
export const roomFocus: Readonly<Record<SectorId, string>> = {
  transport: 'object-[77%_30%]',
  onderwijs: 'object-[83%_70%]',
  kantoren: 'object-[70%_50%]',
  zorg: 'object-[90%_55%]',
  restaurants: 'object-[87%_45%]',
  'financiele-dienstverlening': 'object-[49%_60%]',
  retail: 'object-[25%_40%]',
  hospitality: 'object-[83%_60%]',
};
