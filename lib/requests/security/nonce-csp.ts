import { randomBytes } from 'node:crypto';
import { buildCsp } from './csp.mjs';
import { cspHash } from './csp-hash.mjs';

/**
 * The CSP of one response that is rendered for its request, with a random nonce for its scripts and its critical style.
 * @param inlineStyle text of the style element of the layout
 */
export function nonceCsp(inlineStyle: string): string {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  return buildCsp([nonce], [cspHash(inlineStyle), nonce]);
}
