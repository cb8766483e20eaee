import { type ConfiguratorState, fromQuery } from './query';
import { REQUEST_PATH } from './request-path';

/** Query parameter of each kiosk after the first, as the query of its configurator URL. */
const FURTHER = 'kiosk';
/** More do not fit a message. */
const MAX_KIOSKS = 12;

/** The contact page with a request for these kiosks, given as queries; works without JavaScript and in another browser. */
export function hrefOfRequest([first = '', ...further]: readonly string[]): string {
  const query = new URLSearchParams(first);
  for (const kiosk of further) query.append(FURTHER, kiosk);
  return `${REQUEST_PATH}?${query}`;
}

/** The queries of the kiosks of a request, the reverse of `hrefOfRequest`. */
export function kiosksOf(request: URLSearchParams): string[] {
  const first = new URLSearchParams(request);
  first.delete(FURTHER);
  return [String(first), ...request.getAll(FURTHER)].slice(0, MAX_KIOSKS);
}

/** The kiosks of a request; what a query leaves out or gets wrong becomes the standard. */
export function statesOf(
  request: URLSearchParams,
  isColour: (code: string) => boolean,
): ConfiguratorState[] {
  return kiosksOf(request).map((kiosk) => fromQuery(new URLSearchParams(kiosk), isColour));
}
