import { onResponseHeaders } from './on-response-headers';

/** Kept, and asked about each time: with an ETag, what is still right costs no more than its headers. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * Has browsers ask whether their copy of a page is still right. Next sends `s-maxage` with a
 * `stale-while-revalidate` of a year, which Chromium obeys for the data that a link loads: a
 * returning visitor got the page of the visit before. `s-maxage` goes too, because a shared cache
 * would hold a page that the site renews by itself; deploy/nginx decides for itself.
 *
 * Not for Vercel, whose cache reads `s-maxage` and sends browsers a header of its own.
 * Source: RFC 9111 (5.2.2), RFC 5861 (3)
 */
export function revalidateInBrowsers(): void {
  onResponseHeaders((response) => {
    const given = response.getHeader('cache-control');
    if (/\bs-maxage=/.test(String(given ?? ''))) response.setHeader('cache-control', ASK_EACH_TIME);
  });
}
