import type { SectorId } from '@/lib/business/content/sectors';

/** A second picture of a room, which prevails on one side of a handle: `day` left of it, `evening` right of it. */
type OtherHour = { name: string; is: 'day' | 'evening' };

/** The rooms that are rendered by day and in the evening. */
export const otherHours: Partial<Record<SectorId, OtherHour>> = {
  retail: { name: 'rooms/shop-evening', is: 'evening' },
  hospitality: { name: 'rooms/hotel-day', is: 'day' },
};
