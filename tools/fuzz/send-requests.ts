import { checkResponse, type Verdict } from './check-response.ts';
import { requestOf } from './kinds/index.ts';
import type { RawRequest } from './raw-request.ts';
import { type RawResponse, send } from './send.ts';
import type { TargetSite } from './target-site.ts';

export type Exchange = {
  number: number;
  request: RawRequest;
  answer: RawResponse;
  verdict: Verdict | null;
};

type Run = { seed: number; from?: number; count: number };

const CONCURRENCY = 8;

export async function sendRequests(
  site: TargetSite,
  { seed, from = 0, count }: Run,
  onResponse: (exchange: Exchange) => unknown,
) {
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const number = next;
      next += 1;
      const request = requestOf(seed, number, site);
      const answer = await send(site.host, request);
      onResponse({ number, request, answer, verdict: checkResponse(request, answer) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
