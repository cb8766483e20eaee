import { POLICY_HEADER } from '../security/content-policy.mjs';
import { ERROR_PAGE_POLICY, errorLine, errorPage } from './error-page';
import type { ErrorText } from './error-texts';

export type ErrorAnswer = { headers: Record<string, string>; body: string };

/**
 * Body and headers of an answer that refuses: a page for a browser, one line for everything else.
 * @param accept the request's header of that name
 */
export function errorAnswer(text: ErrorText, accept: string | null | undefined): ErrorAnswer {
  const isForBrowser = accept?.includes('text/html') ?? false;
  return {
    body: isForBrowser ? errorPage(text) : errorLine(text),
    headers: {
      'content-type': `text/${isForBrowser ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(isForBrowser && { [POLICY_HEADER]: ERROR_PAGE_POLICY }),
    },
  };
}
