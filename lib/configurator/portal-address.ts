import type { Env } from '../env';

/** Names the dealer in the address of a configurator, the portal's and our own. */
export const DEALER_PARAMETER = 'dealer';

/**
 * The address of the configurator in the partner portal, with our dealer number when there is one.
 * Undefined when no portal is connected.
 */
export function configuratorAddress({
  CONFIGURATOR_URL,
  DEALER_ID,
}: Pick<Env, 'CONFIGURATOR_URL' | 'DEALER_ID'>): string | undefined {
  if (!CONFIGURATOR_URL) return undefined;
  const address = new URL(CONFIGURATOR_URL);
  if (DEALER_ID) address.searchParams.set(DEALER_PARAMETER, DEALER_ID);
  return address.href;
}
