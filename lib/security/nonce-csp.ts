import { randomBytes } from 'node:crypto';
import { buildCsp } from './csp.mjs';

/**
 * The CSP of one response that is rendered for its request, with a random nonce for its scripts.
 * @param frameAncestors as `buildCsp` takes it
 */
export function nonceCsp(frameAncestors?: "'none'" | "'self'"): string {
  return buildCsp([`'nonce-${randomBytes(16).toString('base64')}'`], frameAncestors);
}
