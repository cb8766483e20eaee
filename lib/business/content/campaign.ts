import { dutchCalendarDate } from '../../platform/text/dates';
import { campaign } from '../site';

export type CampaignState = 'upcoming' | 'open' | 'awaiting-draw' | 'finished';

/** State by the calendar in Europe/Amsterdam; all dates of the campaign are inclusive. */
export function getCampaignState(now: Date): CampaignState {
  const today = dutchCalendarDate(now);
  if (today < campaign.start) return 'upcoming';
  if (today <= campaign.deadline) return 'open';
  if (today <= campaign.drawWeek.sunday) return 'awaiting-draw';
  return 'finished';
}
