import { randomBytes } from 'node:crypto';
import { contentPolicy } from './content-policy.mjs';

/** The policy for one answer whose scripts nobody knows before: those with this nonce may run. */
export function noncePolicy(): string {
  return contentPolicy([`'nonce-${randomBytes(16).toString('base64')}'`]);
}
