import type { SectorId } from '@/lib/business/content/sectors';

export type Layout = 'full-bleed' | 'beside' | 'wide';

/** Neighbours by the clock differ; the scene at night is the dark layout. */
export const layouts: Readonly<Record<SectorId, Layout>> = {
  transport: 'wide',
  onderwijs: 'full-bleed',
  kantoren: 'beside',
  zorg: 'wide',
  restaurants: 'full-bleed',
  'financiele-dienstverlening': 'beside',
  retail: 'wide',
  hospitality: 'full-bleed',
};
