import { CSP_HEADER } from '../security/csp.mjs';
import { ERROR_PAGE_CSP, errorLine, errorPage } from './error-page';
import type { ErrorText } from './error-texts';

export type ErrorResponse = { headers: Record<string, string>; body: string };

/**
 * Body and headers of an error response: a page for browsers, one line of text for all others.
 * @param accept the Accept header of the request
 */
export function errorResponse(text: ErrorText, accept: string | null | undefined): ErrorResponse {
  const isBrowser = accept?.includes('text/html') ?? false;
  return {
    body: isBrowser ? errorPage(text) : errorLine(text),
    headers: {
      'content-type': `text/${isBrowser ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(isBrowser && { [CSP_HEADER]: ERROR_PAGE_CSP }),
    },
  };
}
