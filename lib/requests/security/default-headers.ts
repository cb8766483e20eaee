import { onResponseHeaders } from '../http/on-response-headers';
import { CSP_HEADER } from './csp.mjs';
import { DEFAULT_CSP } from './default-csp';
import { headersEverywhere } from './response-headers';

/**
 * Adds the security headers that a response lacks, the default CSP among them: to redirects of next.config.ts, which
 * Next sends without the headers of its rules, and to refusals before Next. Not by rules: these would add a second
 * CSP to each page, which tools that check pages report as an error.
 * @param siteUrl as `headersEverywhere` takes it
 */
export function sendDefaultHeaders(siteUrl: string): void {
  const defaults = Object.entries({ [CSP_HEADER]: DEFAULT_CSP, ...headersEverywhere(siteUrl) });
  onResponseHeaders((response) => {
    for (const [name, value] of defaults) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}
