import { onResponseHeaders } from './on-response-headers';

/** What a route gives for `content-length`, which Next drops from its answer. */
export const LENGTH_HEADER = 'x-length';

/**
 * Tells browsers how long an answer of a route is, where the route knows: Safari wants to know of a
 * film, and a download shows how far it is.
 */
export function sendContentLength(): void {
  onResponseHeaders((response) => {
    const length = response.getHeader(LENGTH_HEADER);
    if (length === undefined) return;
    response.removeHeader(LENGTH_HEADER);
    response.setHeader('content-length', length);
  });
}
