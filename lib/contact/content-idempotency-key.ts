import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields } from './fields';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The idempotency key for browsers without JavaScript: a UUID-shaped SHA-256 of the fields and the
 * UTC date, so that resubmitting the same form on one day stores it once.
 * @param sentKey key from the previous response; yesterday's key stays valid for the same content
 */
export function contentIdempotencyKey(
  message: ContactMessage,
  sentKey?: string,
  now = new Date(),
): string {
  const today = keyForDay(message, now);
  const yesterday = keyForDay(message, new Date(now.getTime() - DAY_MS));
  return sentKey === yesterday ? yesterday : today;
}

function keyForDay(message: ContactMessage, date: Date): string {
  const content = contactFields.map((name) => message[name]);
  const day = date.toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, ...content]))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
