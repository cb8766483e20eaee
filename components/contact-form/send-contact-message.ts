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
import { newSubmissionKey, submissionKeyOf } from '@/lib/contact/submission-key';
import { logError, logNotice } from '@/lib/log';

/**
 * Receives the contact form, with and without JavaScript. Both arguments come from the network:
 * the previous state is ignored, and a form that is none counts as an empty one.
 */
export async function sendContactMessage(_previous: unknown, data: unknown): Promise<ContactState> {
  const form = data instanceof FormData ? data : new FormData();
  const values = typedValues(form);
  const sentKey = submissionKeyOf(form);
  const parsed = parseContactMessage(form);
  if (!parsed.ok) {
    const submissionKey = sentKey ?? newSubmissionKey();
    return { status: 'invalid', errors: parsed.errors, values, submissionKey };
  }
  // Returned with a failure, so that a second try without JavaScript is the same message.
  const submissionKey = sentKey ?? contentKey(parsed.message);
  const sign = robotSign(form);
  if (sign) {
    // The same answer as to a failure: whoever is no robot after all reads how to reach us.
    logNotice('A contact message was refused', `it looks like a robot's (${sign})`);
    return { status: 'failed', values, submissionKey };
  }
  try {
    const outcome = await receiveMessage(parsed.message, submissionKey, await headers());
    if (outcome === 'limited') return { status: 'limited', values, submissionKey };
    after(() => noticeMessage({ ...parsed.message, submissionKey }));
    return { status: 'sent' };
  } catch (error) {
    logError('Storing a contact message failed', error);
    return { status: 'failed', values, submissionKey };
  }
}
