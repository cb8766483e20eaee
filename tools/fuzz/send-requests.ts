import type { Verdict } from './check-response.ts';
import { judge } from './check-response.ts';
import { requestOf } from './kinds/index.ts';
import type { KnownSite } from './known-site.ts';
import type { RawRequest } from './raw-request.ts';
import type { Answer } from './send.ts';
import { send } from './send.ts';

export type Exchange = {
  number: number;
  request: RawRequest;
  answer: Answer;
  verdict: Verdict | null;
};

const AT_ONCE = 8;

/** Sends the requests of a run, a few at a time. */
export async function sendRequests(
  site: KnownSite,
  { seed, from = 0, count }: { seed: number; from?: number; count: number },
  onAnswer: (exchange: Exchange) => unknown,
) {
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
