'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { detectBot } from '@/lib/contact/bot-detection';
import { contentIdempotencyKey } from '@/lib/contact/content-idempotency-key';
import { copyToSender } from '@/lib/contact/copy-to-sender';
import { typedValues } from '@/lib/contact/fields';
import { idempotencyKeyOf } from '@/lib/contact/idempotency-key';
import { notifyOwner } from '@/lib/contact/notify-owner';
import { receiveMessage } from '@/lib/contact/receive-message';
import { referenceOf } from '@/lib/contact/reference';
import { parseContactMessage } from '@/lib/contact/schema';
import type { ContactState } from '@/lib/contact/state';
import { logError, logNotice } from '@/lib/platform/log';

/**
 * Both arguments are untrusted.
 * @param previous null for a call by our script, which sets a new idempotency key for changed content;
 *   without JavaScript the browser resubmits the key of the previous response, whatever has changed
 */
export async function sendContactMessage(previous: unknown, data: unknown): Promise<ContactState> {
  const form = data instanceof FormData ? data : new FormData();
  const values = typedValues(form);
  const parsed = parseContactMessage(form);
  if (!parsed.ok) return { status: 'invalid', errors: parsed.errors, values };
  const sentKey = idempotencyKeyOf(form);
  const submissionKey =
    previous === null && sentKey ? sentKey : contentIdempotencyKey(parsed.message, sentKey);
  const botSign = detectBot(form);
  // Stored all the same: autofill may fill in the honeypot of a person.
  if (botSign) logNotice('A contact message is held', `bot detection: ${botSign}`);
  const isSuspicious = botSign !== undefined;
  try {
    const outcome = await receiveMessage(
      parsed.message,
      submissionKey,
      await headers(),
      isSuspicious,
    );
    if (outcome === 'limited') return { status: 'limited', values, submissionKey };
    const isHeld = outcome === 'held';
    const stored = { ...parsed.message, submissionKey };
    after(() => notifyOwner(stored, isHeld));
    after(() => copyToSender(stored, isHeld));
    const receipt = { message: parsed.message, reference: referenceOf(submissionKey) };
    return { status: 'sent', receipt };
  } catch (error) {
    logError('Storing a contact message failed', error);
    return { status: 'failed', values, submissionKey };
  }
}
