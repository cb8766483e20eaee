'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { detectBot } from '@/lib/contact/bot-detection';
import { contentIdempotencyKey } from '@/lib/contact/content-idempotency-key';
import { typedValues } from '@/lib/contact/fields';
import { idempotencyKeyOf } from '@/lib/contact/idempotency-key';
import { notifyOwner } from '@/lib/contact/notify-owner';
import { receiveMessage } from '@/lib/contact/receive-message';
import { parseContactMessage } from '@/lib/contact/schema';
import type { ContactState } from '@/lib/contact/state';
import { logError, logNotice } from '@/lib/log';

/**
 * Receives the contact form, with and without JavaScript. Both arguments come from the network; a
 * form that is none counts as an empty one.
 * @param previous null where a script sends the form: it gives each message a key of its own, while
 *   a browser without one sends the key of the last answer back, whatever was changed since
 */
export async function sendContactMessage(previous: unknown, data: unknown): Promise<ContactState> {
  const form = data instanceof FormData ? data : new FormData();
  const values = typedValues(form);
  const parsed = parseContactMessage(form);
  if (!parsed.ok) return { status: 'invalid', errors: parsed.errors, values };
  const sentKey = idempotencyKeyOf(form);
  const submissionKey =
    previous === null && sentKey ? sentKey : contentIdempotencyKey(parsed.message, sentKey);
  const sign = detectBot(form);
  if (sign) {
    // The same answer as to a failure: whoever is no robot after all reads how to reach us.
    logNotice('A contact message was refused', `it looks like a robot's (${sign})`);
    return { status: 'failed', values, submissionKey };
  }
  try {
    const outcome = await receiveMessage(parsed.message, submissionKey, await headers());
    if (outcome === 'limited') return { status: 'limited', values, submissionKey };
    const isHeld = outcome === 'held';
    after(() => notifyOwner({ ...parsed.message, submissionKey }, isHeld));
    return { status: 'sent' };
  } catch (error) {
    logError('Storing a contact message failed', error);
    return { status: 'failed', values, submissionKey };
  }
}
