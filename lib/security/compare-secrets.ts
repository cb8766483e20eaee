import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a secret that came with a request is ours, in a time that says nothing about how much
 * of it was right. Without a secret of our own nothing is.
 */
export function secretsMatch(given: string | null, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
