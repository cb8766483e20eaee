import { OWN_CONFIGURATOR_PATH } from '../frames/addresses';
import { DEALER_PARAMETER } from './portal-address';

/**
 * The address of our own configurator for a frame.
 * @param query of the page around it, with or without a question mark, when its address holds a choice
 * @param dealer our dealer number, which replaces one in the query, as it does in the portal's address
 */
export function ownConfiguratorHref({ query = '', dealer = '' } = {}): string {
  const parameters = new URLSearchParams(query);
  if (dealer) parameters.set(DEALER_PARAMETER, dealer);
  const text = parameters.toString();
  return text ? `${OWN_CONFIGURATOR_PATH}?${text}` : OWN_CONFIGURATOR_PATH;
}
