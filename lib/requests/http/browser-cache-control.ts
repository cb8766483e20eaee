import { onResponseHeaders } from './on-response-headers';

/** Stored, but revalidated at each use: with an ETag, an unchanged page then costs only its headers. */
const REVALIDATE_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Leaves the cached response as it is, its headers included. */
const NOT_MODIFIED = 304;

/**
 * Replaces the `s-maxage, stale-while-revalidate` that Next sends for pages: Chromium obeys the latter
 * for the data that a link loads and shows returning visitors the page of their last visit. Sends the same
 * where Next sends nothing: a browser may keep a permanent redirect for ever, and a file for as long as it
 * guesses.
 *
 * Does nothing on Vercel, whose cache reads `s-maxage` and sends browsers its own header.
 * Source: RFC 9111 (4.2.2, 5.2.2), RFC 5861 (3)
 */
export function revalidateInBrowsers(): void {
  onResponseHeaders((response) => {
    const given = response.getHeader('cache-control');
    const isMissing = given === undefined && response.statusCode !== NOT_MODIFIED;
    if (isMissing || /\bs-maxage=/.test(String(given))) {
      response.setHeader('cache-control', REVALIDATE_EACH_TIME);
    }
  });
}
