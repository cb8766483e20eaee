import type { Env } from '../../platform/env/env';

/** Query parameter of the portal and of our own configurator. */
export const DEALER_PARAMETER = 'dealer';

/** URL of the partner portal, if configured; docs/configurator-portal.md lists its parameters. */
export function configuratorUrl(
  { CONFIGURATOR_URL, DEALER_ID }: Pick<Env, 'CONFIGURATOR_URL' | 'DEALER_ID'>,
  choice = new URLSearchParams(),
): string | undefined {
  if (!CONFIGURATOR_URL) return undefined;
  const url = new URL(CONFIGURATOR_URL);
  for (const [name, value] of choice) url.searchParams.set(name, value);
  if (DEALER_ID) url.searchParams.set(DEALER_PARAMETER, DEALER_ID);
  return url.href;
}
