import 'server-only';
import { getEnv } from '../env';
import { logError } from '../log';
import { getSupabase } from '../supabase/client';
import { createNoticeMailer, type Notice } from './notice-mail.mjs';
import { createNoticeQueue } from './notice-queue';

let queue: ((notice: Notice) => Promise<void>) | undefined;

/**
 * Mails a stored message to the owner where SMTP_URL and CONTACT_NOTIFY_TO are set. For `after`:
 * resolves after the first try and never rejects.
 */
export async function noticeMessage(notice: Notice): Promise<void> {
  const { SMTP_URL, CONTACT_NOTIFY_TO } = getEnv();
  if (!SMTP_URL || !CONTACT_NOTIFY_TO) return;
  queue ??= createQueue(SMTP_URL, CONTACT_NOTIFY_TO);
  await queue(notice);
}

function createQueue(smtpUrl: string, to: string) {
  const mailer = createNoticeMailer({ smtpUrl, to });
  return createNoticeQueue<Notice>({
    // A visitor may send it in capitals; the database does not tell them apart.
    keyOf: ({ submissionKey }) => submissionKey.toLowerCase(),
    async deliver(notice) {
      await mailer.send(notice);
      await markNotified(notice.submissionKey);
    },
  });
}

/** Unmarked, a message that was mailed is mailed once more by `npm run messages -- --resend`. */
async function markNotified(submissionKey: string): Promise<void> {
  const { error } = await getSupabase().rpc('mark_message_notified', {
    submission_key: submissionKey,
  });
  if (error) logError('A message was mailed but could not be marked', error);
}
