import { onRequest } from '../http/on-request';
import { withoutInternalPages } from './internal-pages';
import { isReading } from './methods';
import { toPath } from './request-target';
import { moveTrailingSlash } from './trailing-slash';

/** Set on requests that the middleware has to see though nothing else of them says so. */
const ODD_REQUEST_HEADER = 'x-odd-request';

/**
 * Conditions on a file of ours that Next answers with a 500 where they do not hold. Nobody needs
 * them: only films are asked for in parts, and those come from the bucket.
 */
const UNKEPT_CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Hands requests to the middleware that Next would answer before it: addresses with slashes after
 * one another, targets that are no path, and methods that change things. (A matcher knows headers
 * and paths only.)
 */
export function normalizeRequests(): void {
  onRequest(({ request }) => {
    request.url = withoutInternalPages(moveTrailingSlash(toPath(request.url ?? '/')));
    if (!request.url.startsWith('/media/')) {
      for (const name of UNKEPT_CONDITIONS) delete request.headers[name];
    }
    if (isReading(request.method)) return;
    request.headers[ODD_REQUEST_HEADER] = '1';
    // No Request can be made of TRACE; the middleware refuses OPTIONS alike.
    if (request.method === 'TRACE') request.method = 'OPTIONS';
  });
}
