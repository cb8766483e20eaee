import { knownFailures } from './known-failures.ts';
import type { RawRequest } from './raw-request.ts';
import type { Answer } from './send.ts';

export type Verdict = { fault: string; isKnown: boolean };

/** What an answer never holds: it would tell strangers about the code behind it. */
const LEAKS = {
  'a stack trace': /\n\s+at .+:\d+/,
  'a path of a file':
    /node_modules|\.next[-\w]*\/|\/lib\/[\w/-]+\.(?:ts|mjs)|webpack:|turbopack:\/\//,
  'the text of an error': /\b[A-Z]\w*Error: /,
};

/** What is wrong with an answer, if anything. */
export function judge(request: RawRequest, answer: Answer): Verdict | null {
  const sent = Buffer.concat(request.pieces).toString('latin1');
  const failure = answer.statuses.find((status) => status >= 500);
  if (failure !== undefined) {
    const known = knownFailures.find(({ isIt }) => isIt(sent, answer));
    return { fault: known ? known.name : `status ${failure}`, isKnown: Boolean(known) };
  }
  // The browser's own code speaks of files and errors too.
  const isCode = /^content-type: (?:application|text)\/(?:javascript|css)/im.test(answer.text);
  for (const [what, pattern] of Object.entries(LEAKS)) {
    if (!isCode && pattern.test(answer.text) && !pattern.test(sent))
      return { fault: what, isKnown: false };
  }
  if (answer.isLate) return { fault: 'no answer in time', isKnown: false };
  const isDue = (request.answerDue ?? true) && !request.mayClose;
  if (isDue && answer.statuses.length === 0)
    return { fault: 'closed without an answer', isKnown: false };
  return null;
}
