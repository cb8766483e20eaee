import type { CampaignState } from '@/lib/content/campaign';
import { formatLongDate } from '@/lib/dates';
import { campaign } from '@/lib/site';

const start = formatLongDate(campaign.start);
const deadline = formatLongDate(campaign.deadline);
const drawWeek = `week\u00a0${campaign.drawWeek.number}`;

export const announcements: Record<CampaignState, string> = {
  upcoming: `Vanaf ${start} kunt u meedoen: onder alle nieuwe dealers die zich tot en met ${deadline} aanmelden, verloten we één ${campaign.prize}. De winnaar maken we bekend in ${drawWeek}. Dealer worden kan nu al.`,
  open: `Onder alle nieuwe dealers verloten we één ${campaign.prize}. Aanmelden kan tot en met ${deadline}; de winnaar maken we bekend in ${drawWeek}.`,
  'awaiting-draw': `De aanmelding is gesloten. De winnaar maken we bekend in ${drawWeek}.`,
  finished: 'Deze verloting is afgelopen. Dealer worden kan altijd.',
};

const { monday, sunday } = campaign.drawWeek;
const winner = { label: 'Winnaar bekend in', date: drawWeek };

export const datesAhead: Record<CampaignState, readonly { label: string; date: string }[]> = {
  upcoming: [{ label: 'Meedoen vanaf', date: start }, winner],
  open: [{ label: 'Aanmelden tot en met', date: deadline }, winner],
  'awaiting-draw': [
    {
      label: `Winnaar bekend van ${formatLongDate(monday)} tot en met ${formatLongDate(sunday)}`,
      date: drawWeek,
    },
  ],
  finished: [],
};
