import type { SectorId } from '@/lib/business/content/sectors';

/** How the page of a sector opens. */
export type Layout = 'full-bleed' | 'beside' | 'wide';

type Room = {
  /** Keeps the kiosk in view where the picture is cropped to a narrow one. */
  focus: string;
  /** Neighbours by the clock differ; the scene at night is the dark layout. */
  layout: Layout;
};

/** How the picture of each sector is placed. */
export const rooms: Readonly<Record<SectorId, Room>> = {
  transport: { focus: 'object-[77%_30%]', layout: 'wide' },
  onderwijs: { focus: 'object-[83%_95%]', layout: 'full-bleed' },
  kantoren: { focus: 'object-[70%_50%] lg:object-[95%_50%]', layout: 'beside' },
  zorg: { focus: 'object-[90%_55%]', layout: 'wide' },
  restaurants: { focus: 'object-[87%_95%]', layout: 'full-bleed' },
  'financiele-dienstverlening': { focus: 'object-[70%_50%] lg:object-[49%_60%]', layout: 'beside' },
  retail: { focus: 'object-[25%_40%]', layout: 'wide' },
  hospitality: { focus: 'object-[83%_95%]', layout: 'full-bleed' },
};
