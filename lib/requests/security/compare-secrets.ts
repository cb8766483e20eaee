import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a given secret with ours in constant time, so that the duration reveals nothing about it. False
 * when either is missing.
 */
export function secretsMatch(given: string | null, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
