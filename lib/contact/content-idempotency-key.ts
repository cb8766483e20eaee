import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields } from './fields';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Idempotency key for clients without JavaScript: the same for the same content on one UTC day.
 * @param sentKey key of the previous response; yesterday's stays valid for the same content
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
