import 'server-only';
import { absoluteUrl } from '../platform/absolute-url';
import { logError } from '../platform/log';
import { getSupabase } from '../platform/supabase/client';
import { getMailer } from './mailer';
import type { StoredMessage } from './notification-mail';
import { composeSenderCopy } from './sender-copy';

/**
 * Mails the sender of a stored message what we received, when SMTP is configured and the database allows it: at most two
 * a day to one mailbox. One attempt, since the sender has the receipt on the page. Never rejects.
 * @param isHeld a held message gets none: its sender sent many, or is a robot
 */
export async function copyToSender(message: StoredMessage, isHeld: boolean): Promise<void> {
  const mailer = getMailer();
  if (!mailer || isHeld) return;
  try {
    const { data: isAllowed, error } = await getSupabase().rpc('claim_sender_copy', {
      submission_key: message.submissionKey,
    });
    if (error) throw error;
    if (!isAllowed) return;
    await mailer.sendToSender(message, composeSenderCopy(message, absoluteUrl('/').slice(0, -1)));
  } catch (error) {
    logError('A sender got no copy of a stored message', error);
  }
}
