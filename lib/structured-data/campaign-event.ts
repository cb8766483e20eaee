import { absoluteUrl } from '../absolute-url';
import type { CampaignState } from '../campaign';
import { plainText } from '../plain-text';
import { routes } from '../routes';
import { campaign } from '../site';
import { organizationReference } from './organization';
import type { Thing } from './thing';

const availability = {
  upcoming: 'PreOrder',
  open: 'InStock',
  'awaiting-draw': 'SoldOut',
} as const;

/**
 * The draw of the dealer campaign while it lies ahead, null once it is over. Joining is free: an
 * offer of 0 euro, not yet to be had before the start and sold out when the deadline has passed.
 * Sources: https://schema.org/Event and
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function campaignEvent(state: CampaignState) {
  if (state === 'finished') return null;
  const prize = plainText(campaign.prize);
  const url = absoluteUrl(routes.action);
  return {
    '@type': 'Event',
    name: `Verloting van een ${prize} onder nieuwe dealers`,
    description: `Wie zich tot en met de sluitingsdatum als dealer aanmeldt, maakt kans op een ${prize}.`,
    url,
    image: absoluteUrl('/pictures/open-graph/action.jpg'),
    startDate: campaign.start,
    endDate: campaign.drawWeek.sunday,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: organizationReference(),
    offers: {
      '@type': 'Offer',
      url,
      price: 0,
      priceCurrency: 'EUR',
      validFrom: campaign.start,
      validThrough: campaign.deadline,
      availability: `https://schema.org/${availability[state]}`,
    },
  } satisfies Thing;
}
