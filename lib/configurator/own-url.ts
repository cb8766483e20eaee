import { BUILT_IN_CONFIGURATOR_PATH } from '../frame-routes';
import { routes } from '../routes';
import { DEALER_PARAMETER } from './portal-url';
import { hasChoice } from './query';

/** The embedded configurator. @param dealer our dealer number */
export function builtInConfiguratorHref(dealer = ''): string {
  const query = new URLSearchParams(dealer ? { [DEALER_PARAMETER]: dealer } : {});
  return dealer ? `${BUILT_IN_CONFIGURATOR_PATH}?${query}` : BUILT_IN_CONFIGURATOR_PATH;
}

/**
 * The initial query of the embedded configurator: its own, or that of the embedding page, which is
 * prerendered and cannot pass it on.
 * @param page the Referer
 * @param ownHost with its port, so that links on other sites cannot set a dealer
 */
export function openingQuery(
  own: URLSearchParams,
  page: string | null,
  ownHost: string | null,
): URLSearchParams {
  if (hasChoice(own) || !page || !URL.canParse(page)) return own;
  const { host, pathname, searchParams } = new URL(page);
  // `fromQuery` uses the first of two values.
  return host === ownHost && pathname === routes.configurator
    ? new URLSearchParams([...own, ...searchParams])
    : own;
}
