import { onResponseHeaders } from '../http/on-response-headers';
import { CSP_HEADER } from './csp.mjs';

/** For all but our pages. Without rules for scripts and styles, because Next's error page has inline ones. */
export const DEFAULT_CSP =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Adds the default CSP to each response without a CSP: feeds, files, Next's error page. Not a rule of
 * next.config.ts, which would add a second CSP to each page: tools that check them report that as an error.
 */
export function sendDefaultCsp(): void {
  onResponseHeaders((response) => {
    if (!response.hasHeader(CSP_HEADER)) response.setHeader(CSP_HEADER, DEFAULT_CSP);
  });
}
