import { judge } from './check-response.mjs';
import { requestOf } from './kinds/index.mjs';
import { send } from './send.mjs';

/**
 * @typedef {{ number: number, request: import('./raw-request.mjs').RawRequest, answer: import('./send.mjs').Answer, verdict: import('./check-response.mjs').Verdict | null }} Exchange
 */

const AT_ONCE = 8;

/**
 * Sends the requests of a run, a few at a time.
 * @param {import('./known-site.mjs').KnownSite} site
 * @param {{ seed: number, from?: number, count: number }} run
 * @param {(exchange: Exchange) => unknown} onAnswer
 */
export async function sendRequests(site, { seed, from = 0, count }, onAnswer) {
  let next = from;
  const lane = async () => {
    while (next < from + count) {
      const number = next;
      next += 1;
      const request = requestOf(seed, number, site);
      const answer = await send(site.host, request);
      onAnswer({ number, request, answer, verdict: judge(request, answer) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
