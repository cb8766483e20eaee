import { OWN_CONFIGURATOR_PATH } from '../frame-routes';
import { routes } from '../routes';
import { DEALER_PARAMETER } from './portal-url';
import { holdsChoice } from './query';

/** The address of our own configurator for a frame. @param dealer our dealer number */
export function ownConfiguratorHref(dealer = ''): string {
  const query = new URLSearchParams(dealer ? { [DEALER_PARAMETER]: dealer } : {});
  return dealer ? `${OWN_CONFIGURATOR_PATH}?${query}` : OWN_CONFIGURATOR_PATH;
}

/**
 * What a configurator in a frame opens with: the choice in the address of the frame, or else that in
 * the address of the page around it, which is prerendered and cannot pass it on. Our dealer number
 * stands above one in that address.
 * @param own the query of the frame's address
 * @param page the full address of the page that it was opened from, as the browser tells it
 * @param ownHost ours, with its port: a link on another site sets nothing, the dealer least of all
 */
export function openingQuery(
  own: URLSearchParams,
  page: string | null,
  ownHost: string | null,
): URLSearchParams {
  if (holdsChoice(own) || !page || !URL.canParse(page)) return own;
  const { host, pathname, searchParams } = new URL(page);
  // Of two values the first one counts.
  return host === ownHost && pathname === routes.configurator
    ? new URLSearchParams([...own, ...searchParams])
    : own;
}
