import type { SectorId } from '@/lib/content/sectors';

/** Keeps the kiosk in view where a room is cropped to a narrow picture. */
export const roomFocus: Readonly<Record<SectorId, string>> = {
  transport: 'object-[77%_50%]',
  onderwijs: 'object-[83%_60%]',
  kantoren: 'object-[70%_50%]',
  zorg: 'object-[90%_60%]',
  restaurants: 'object-[87%_60%]',
  'financiele-dienstverlening': 'object-[49%_60%]',
  retail: 'object-[25%_50%]',
  hospitality: 'object-[83%_60%]',
};
