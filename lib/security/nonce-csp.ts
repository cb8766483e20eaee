import { randomBytes } from 'node:crypto';
import { buildCsp } from './csp.mjs';

/** The CSP of one response that is rendered for its request, with a random nonce for its scripts. */
export function nonceCsp(): string {
  return buildCsp([`'nonce-${randomBytes(16).toString('base64')}'`]);
}
