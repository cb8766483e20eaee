import { dutchCalendarDate } from '../dates';
import { campaign } from '../site';

/**
 * Joining the draw is not possible yet; it is; it has closed and the winner follows; the draw is
 * over.
 */
export type CampaignState = 'upcoming' | 'open' | 'awaiting-draw' | 'finished';

/**
 * Where the dealer campaign stands at a moment, by the calendar in the Netherlands. The first day,
 * the deadline itself and the Sunday of the draw week count.
 */
export function getCampaignState(now: Date): CampaignState {
  // ISO dates sort as text in the order of the calendar.
  const today = dutchCalendarDate(now);
  if (today < campaign.start) return 'upcoming';
  if (today <= campaign.deadline) return 'open';
  if (today <= campaign.drawWeek.sunday) return 'awaiting-draw';
  return 'finished';
}
