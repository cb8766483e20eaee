import { onRequest } from '../http/on-request';
import { withoutInternalPages } from './internal-pages';
import { isReading } from './methods';
import { toPath } from './request-target';
import { moveTrailingSlash } from './trailing-slash';

/** Makes the matcher of the middleware, which knows paths and headers only, match other methods. */
const MATCH_HEADER = 'x-run-middleware';

/** For a file of the build output, Next responds 500 to these where they do not hold; only videos under /media/ need ranges. */
const UNSUPPORTED_HEADERS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Passes requests to the middleware that Next would respond to without it: URLs with repeated slashes,
 * targets that are no path, and methods other than GET and HEAD.
 */
export function normalizeRequests(): void {
  onRequest(({ request }) => {
    request.url = withoutInternalPages(moveTrailingSlash(toPath(request.url ?? '/')));
    if (!request.url.startsWith('/media/')) {
      for (const name of UNSUPPORTED_HEADERS) delete request.headers[name];
    }
    if (isReading(request.method)) return;
    request.headers[MATCH_HEADER] = '1';
    // The class Request does not allow TRACE; the middleware refuses OPTIONS likewise.
    if (request.method === 'TRACE') request.method = 'OPTIONS';
  });
}
