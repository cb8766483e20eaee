import { beforeHeaders } from '../before-headers';
import { POLICY_HEADER } from './content-policy.mjs';

/** For what is no page of ours. It names no scripts and styles, which Next's page for a failure has inline. */
export const BASE_POLICY =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Gives every answer that has no policy when it is sent the base policy: feeds, files, Next's own
 * page for a failure. Not a rule of next.config.ts, which would add it to the policy of each page:
 * browsers obey both, and tools that read the two as one call it broken.
 */
export function giveEveryAnswerAPolicy(): void {
  beforeHeaders((response) => {
    if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, BASE_POLICY);
  });
}
