import { randomBytes } from 'node:crypto';

/**
 * The header by which a proxy says who asks: an address that nobody else has, since the site bounds
 * how many messages one sender brings.
 */
export function randomClientIp() {
  return { 'x-forwarded-for': `10.${Array.from(randomBytes(3)).join('.')}` };
}
