import { randomBytes } from 'node:crypto';
import { contentPolicy } from './content-policy.mjs';

/**
 * The policy for one answer whose scripts nobody knows before: those with this nonce may run.
 * @param frameAncestors who may show it in a frame, as `contentPolicy` takes it
 */
export function noncePolicy(frameAncestors?: "'none'" | "'self'"): string {
  return contentPolicy([`'nonce-${randomBytes(16).toString('base64')}'`], frameAncestors);
}
