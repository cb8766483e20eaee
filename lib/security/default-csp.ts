import { onResponseHeaders } from '../http/on-response-headers';
import { CSP_HEADER } from './csp.mjs';

/** For what is no page of ours. It names no scripts and styles, which Next's page for a failure has inline. */
export const DEFAULT_CSP =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Gives every answer that has no policy when it is sent the base policy: feeds, files, Next's own
 * page for a failure. Not a rule of next.config.ts, which would add it to the policy of each page:
 * browsers obey both, and tools that read the two as one call it broken.
 */
export function sendDefaultCsp(): void {
  onResponseHeaders((response) => {
    if (!response.hasHeader(CSP_HEADER)) response.setHeader(CSP_HEADER, DEFAULT_CSP);
  });
}
