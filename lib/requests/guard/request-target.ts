const INVALID_PATH = '/%';
/** No link has more than a few; Next takes 0.3 s of CPU time for 3,000. */
const MAX_PARAMETERS = 100;

/**
 * The target of a request as a path: "http://host/kiosken?a=b", the form for proxies, becomes
 * "/kiosken?a=b". Targets such as "*", for which Next responds 500, and targets with too many parameters
 * become a path that the middleware refuses.
 */
export function toPath(target: string): string {
  const path = /^[\\/]/.test(target) ? target : pathOf(target);
  return path.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS ? INVALID_PATH : path;
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return INVALID_PATH;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : INVALID_PATH;
}
