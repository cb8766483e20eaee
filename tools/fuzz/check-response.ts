import { knownFailures } from './known-failures.ts';
import type { RawRequest } from './raw-request.ts';
import type { RawResponse } from './send.ts';

export type Verdict = { fault: string; isKnown: boolean };

/** Information disclosure: none of these may be in a response. */
const LEAKS = {
  'a stack trace': /\n\s+at .+:\d+/,
  'a file path': /node_modules|\.next[-\w]*\/|\/lib\/[\w/-]+\.(?:ts|mjs)|webpack:|turbopack:\/\//,
  'an error message': /\b[A-Z]\w*Error: /,
};

export function checkResponse(request: RawRequest, response: RawResponse): Verdict | null {
  const sent = Buffer.concat(request.pieces).toString('latin1');
  const failure = response.statuses.find((status) => status >= 500);
  if (failure !== undefined) {
    const known = knownFailures.find(({ matches }) => matches(sent, response));
    return { fault: known ? known.name : `status ${failure}`, isKnown: Boolean(known) };
  }
  // Scripts and styles contain such strings legitimately.
  const isCode = /^content-type: (?:application|text)\/(?:javascript|css)/im.test(response.text);
  for (const [what, pattern] of Object.entries(LEAKS)) {
    if (!isCode && pattern.test(response.text) && !pattern.test(sent))
      return { fault: what, isKnown: false };
  }
  if (response.isLate) return { fault: 'timeout', isKnown: false };
  const isDue = (request.expectsResponse ?? true) && !request.mayClose;
  if (isDue && response.statuses.length === 0)
    return { fault: 'closed without a response', isKnown: false };
  return null;
}
