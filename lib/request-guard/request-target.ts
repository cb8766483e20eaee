/** An address that the middleware refuses. */
const BROKEN_PATH = '/%';
/** No link has more than a few. Next takes 0.3 s of a processor for 3,000 of them. */
const MOST_PARAMETERS = 100;

/**
 * What a request asks for, as a path: "http://host/kiosken?a=b", as it is sent to proxies, becomes
 * "/kiosken?a=b". Targets that are no address, such as "*", which Next answers with a 500, and such
 * as only somebody writes who wants to keep it busy become a path that is none either.
 */
export function toPath(target: string): string {
  const path = /^[\\/]/.test(target) ? target : pathOf(target);
  return path.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS ? BROKEN_PATH : path;
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return BROKEN_PATH;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/') ? pathname + search : BROKEN_PATH;
}
