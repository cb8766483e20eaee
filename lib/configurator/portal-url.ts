import type { Env } from '../env/env';

/** Names the dealer in the address of a configurator, the portal's and our own. */
export const DEALER_PARAMETER = 'dealer';

/**
 * The address of the configurator in the partner portal: docs/configurator-portal.md lists its
 * parameters.
 * @param choice of the visitor, as `choiceForPortal` gives it
 * @returns undefined when no portal is connected
 */
export function configuratorUrl(
  { CONFIGURATOR_URL, DEALER_ID }: Pick<Env, 'CONFIGURATOR_URL' | 'DEALER_ID'>,
  choice = new URLSearchParams(),
): string | undefined {
  if (!CONFIGURATOR_URL) return undefined;
  const address = new URL(CONFIGURATOR_URL);
  for (const [name, value] of choice) address.searchParams.set(name, value);
  if (DEALER_ID) address.searchParams.set(DEALER_PARAMETER, DEALER_ID);
  return address.href;
}
