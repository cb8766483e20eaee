import type { IncomingHttpHeaders } from 'node:http';
import { onRequest } from '../http/on-request';
import { withoutInvisible } from './check-url';
import { withoutInternalPages } from './internal-pages';
import { isReading } from './methods';
import { toPath } from './request-target';
import { requestedHost } from './requested-host';
import { isReadableRouterState, ROUTER_STATE_HEADER } from './router-state';
import { moveTrailingSlash } from './trailing-slash';

/** Makes the matcher of the middleware, which knows paths and headers only, match other methods. */
const MATCH_HEADER = 'x-run-middleware';

/** Next responds 500 to these for a file of the build output that does not meet them; only videos under /media/ need ranges. */
const UNSUPPORTED_HEADERS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Passes requests to the middleware that Next would respond to without it: URLs with repeated slashes or invisible
 * characters, targets that are no path, and methods other than GET and HEAD.
 */
export function normalizeRequests(): void {
  onRequest(({ request }) => {
    request.url = withoutInternalPages(moveTrailingSlash(toPath(request.url ?? '/')));
    if (!request.url.startsWith('/media/')) {
      for (const name of UNSUPPORTED_HEADERS) delete request.headers[name];
    }
    // Next would respond 500; without the header it sends the whole page.
    if (!isReadableRouterState(request.headers[ROUTER_STATE_HEADER])) {
      delete request.headers[ROUTER_STATE_HEADER];
    }
    if (withoutInvisible(request.url) !== request.url) request.headers[MATCH_HEADER] = '1';
    if (isReading(request.method)) return;
    addMissingOrigin(request.headers);
    request.headers[MATCH_HEADER] = '1';
    // The class Request does not allow TRACE; the middleware refuses OPTIONS likewise.
    if (request.method === 'TRACE') request.method = 'OPTIONS';
  });
}

/**
 * Adds the origin of this site to a form that names none. Next and the middleware accept it either way, but
 * Next logs each. Not for a host that an origin would spell differently.
 */
function addMissingOrigin(headers: IncomingHttpHeaders): void {
  const host = requestedHost(headers['x-forwarded-host'], headers.host);
  const origin = `https://${host}`;
  if (headers.origin !== undefined || !URL.canParse(origin)) return;
  if (new URL(origin).host === host) headers.origin = origin;
}
