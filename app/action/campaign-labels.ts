import type { CampaignState } from '@/lib/business/content/campaign';
import { formatPrice } from '@/lib/business/products/format';
import { campaign } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';

const start = formatLongDate(campaign.start);
const deadline = formatLongDate(campaign.deadline);
const drawWeek = `week\u00a0${campaign.drawWeek.number}`;

const draw = `bedrijven die zich tot en met ${deadline} als dealer aanmelden, verloten wij één ${campaign.prize} (waarde ${formatPrice(campaign.prizeValue.exclVat)} excl.\u00a0btw). De winnaar maken wij bekend in ${drawWeek}.`;

export const announcements: Record<CampaignState, string> = {
  upcoming: `Vanaf ${start} kunt u meedoen: onder alle ${draw} Dealer worden kan nu al.`,
  open: `Onder alle ${draw}`,
  'awaiting-draw': `De aanmelding is gesloten. De winnaar maken wij bekend in ${drawWeek}.`,
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
