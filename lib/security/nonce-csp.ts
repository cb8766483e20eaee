import { randomBytes } from 'node:crypto';
import { buildCsp } from './csp.mjs';

/**
 * The policy for one answer whose scripts nobody knows before: those with this nonce may run.
 * @param frameAncestors who may show it in a frame, as `buildCsp` takes it
 */
export function nonceCsp(frameAncestors?: "'none'" | "'self'"): string {
  return buildCsp([`'nonce-${randomBytes(16).toString('base64')}'`], frameAncestors);
}
