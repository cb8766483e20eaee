import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields } from './fields';

/**
 * The submission key of a message that came without one. A browser without JavaScript whose answer
 * got lost sends the same form again, still without a key: the same words on the same day (UTC) are
 * therefore the same message.
 */
export function contentKey(message: ContactMessage, now = new Date()): string {
  const content = contactFields.map((name) => message[name]);
  const day = now.toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, ...content]))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
