'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { contentKey } from '@/lib/contact/content-key';
import { typedValues } from '@/lib/contact/fields';
import { noticeMessage } from '@/lib/contact/notice';
import { receiveMessage } from '@/lib/contact/receive-message';
import { robotSign } from '@/lib/contact/robot-signs';
import { parseContactMessage } from '@/lib/contact/schema';
import type { ContactState } from '@/lib/contact/state';
import { submissionKeyOf } from '@/lib/contact/submission-key';
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
  const sentKey = submissionKeyOf(form);
  const submissionKey =
    previous === null && sentKey ? sentKey : contentKey(parsed.message, sentKey);
  const sign = robotSign(form);
  if (sign) {
    // The same answer as to a failure: whoever is no robot after all reads how to reach us.
    logNotice('A contact message was refused', `it looks like a robot's (${sign})`);
    return { status: 'failed', values, submissionKey };
  }
  try {
    const outcome = await receiveMessage(parsed.message, submissionKey, await headers());
    if (outcome === 'limited') return { status: 'limited', values, submissionKey };
    const isHeld = outcome === 'held';
    after(() => noticeMessage({ ...parsed.message, submissionKey }, isHeld));
    return { status: 'sent' };
  } catch (error) {
    logError('Storing a contact message failed', error);
    return { status: 'failed', values, submissionKey };
  }
}
