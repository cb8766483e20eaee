'use server';

import { typedValues } from '@/lib/contact/fields';
import { storeContactMessage } from '@/lib/contact/message';
import { parseContactMessage } from '@/lib/contact/schema';
import type { ContactState } from '@/lib/contact/state';
import { newSubmissionKey, submissionKeyOf } from '@/lib/contact/submission-key';
import { logError } from '@/lib/log';

/**
 * Receives the contact form, with and without JavaScript. Both arguments come from the network:
 * the previous state is ignored, and a form that is none counts as an empty one.
 */
export async function sendContactMessage(_previous: unknown, data: unknown): Promise<ContactState> {
  const form = data instanceof FormData ? data : new FormData();
  // Returned with every error, so that a second try without JavaScript is the same message.
  const submissionKey = submissionKeyOf(form) ?? newSubmissionKey();
  const parsed = parseContactMessage(form);
  if (!parsed.ok) {
    return { status: 'invalid', errors: parsed.errors, values: typedValues(form), submissionKey };
  }
  try {
    await storeContactMessage(parsed.message, submissionKey);
    return { status: 'sent' };
  } catch (error) {
    logError('Storing a contact message failed', error);
    return { status: 'failed', values: typedValues(form), submissionKey };
  }
}
