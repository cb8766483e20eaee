import { randomBytes } from 'node:crypto';

/** A proxy header with a random client IP, so that tests do not share the rate limit of the contact form. */
export function randomClientIp() {
  return { 'x-forwarded-for': `10.${Array.from(randomBytes(3)).join('.')}` };
}
