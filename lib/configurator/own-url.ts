import { OWN_CONFIGURATOR_PATH } from '../frame-routes';
import { routes } from '../routes';
import { DEALER_PARAMETER } from './portal-url';
import { holdsChoice } from './query';

/** URL path of our own configurator for an iframe. @param dealer our dealer number */
export function ownConfiguratorHref(dealer = ''): string {
  const query = new URLSearchParams(dealer ? { [DEALER_PARAMETER]: dealer } : {});
  return dealer ? `${OWN_CONFIGURATOR_PATH}?${query}` : OWN_CONFIGURATOR_PATH;
}

/**
 * The query that the embedded configurator starts with: that of the iframe, or else that of the
 * embedding page, which is prerendered and cannot pass its query on.
 * @param own query of the iframe; its dealer number takes precedence
 * @param page Referer: the full URL of the embedding page
 * @param ownHost our host with its port, so that a link on another site cannot set a dealer
 */
export function openingQuery(
  own: URLSearchParams,
  page: string | null,
  ownHost: string | null,
): URLSearchParams {
  if (holdsChoice(own) || !page || !URL.canParse(page)) return own;
  const { host, pathname, searchParams } = new URL(page);
  // `fromQuery` uses the first of two values.
  return host === ownHost && pathname === routes.configurator
    ? new URLSearchParams([...own, ...searchParams])
    : own;
}
