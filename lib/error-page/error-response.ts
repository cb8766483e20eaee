import { CSP_HEADER } from '../security/csp.mjs';
import { ERROR_PAGE_CSP, errorLine, errorPage } from './error-page';
import type { ErrorText } from './error-texts';

export type ErrorResponse = { headers: Record<string, string>; body: string };

/**
 * Body and headers of an answer that refuses: a page for a browser, one line for everything else.
 * @param accept the request's header of that name
 */
export function errorResponse(text: ErrorText, accept: string | null | undefined): ErrorResponse {
  const isForBrowser = accept?.includes('text/html') ?? false;
  return {
    body: isForBrowser ? errorPage(text) : errorLine(text),
    headers: {
      'content-type': `text/${isForBrowser ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(isForBrowser && { [CSP_HEADER]: ERROR_PAGE_CSP }),
    },
  };
}
