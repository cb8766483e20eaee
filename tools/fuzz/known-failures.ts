import type { RawResponse } from './send.ts';

type KnownFailure = {
  name: string;
  /** Why the site cannot prevent it. */
  reason: string;
  /** @param sent the bytes of the request, decoded as latin1 */
  matches: (sent: string, response: RawResponse) => boolean;
};

/** Responses with status 500 or above that are caused by Next itself. */
export const knownFailures: KnownFailure[] = [];
