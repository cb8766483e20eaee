import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields } from './fields';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The submission key of a message that no script gave one. A browser without JavaScript whose answer
 * got lost sends the same form again: the same words on the same day (UTC) are therefore the same
 * message, and other words are another.
 * @param sentKey that the answer before gave along; it still counts for the same words after midnight
 */
export function contentIdempotencyKey(
  message: ContactMessage,
  sentKey?: string,
  now = new Date(),
): string {
  const today = keyOfDay(message, now);
  const yesterday = keyOfDay(message, new Date(now.getTime() - DAY_MS));
  return sentKey === yesterday ? yesterday : today;
}

function keyOfDay(message: ContactMessage, moment: Date): string {
  const content = contactFields.map((name) => message[name]);
  const day = moment.toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, ...content]))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
