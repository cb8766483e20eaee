import 'server-only';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { processWide } from '../next-internals/process-wide';
import { getSupabase } from '../supabase/client';
import { createNotificationMailer, type Notice } from './notification-mail.mjs';
import type { QueueHealth } from './notification-queue';
import { createNotifications } from './notifications';

/** For the whole process: /api/health tells of what the pages mail. */
const state = processWide<{ notices?: ReturnType<typeof createNotifications> }>(
  'message-notices',
  () => ({}),
);

/**
 * Tells the owner of a stored message by e-mail where SMTP_URL and CONTACT_NOTIFY_TO are set. For `after`:
 * resolves after the first try and never rejects.
 * @param isHeld of a sender of very many: it is told in a digest
 */
export async function notifyOwner(notice: Notice, isHeld: boolean): Promise<void> {
  const { SMTP_URL, CONTACT_NOTIFY_TO } = getEnv();
  if (!SMTP_URL || !CONTACT_NOTIFY_TO) return;
  state.notices ??= connect(SMTP_URL, CONTACT_NOTIFY_TO);
  await state.notices.add(notice, isHeld);
}

/** How the mail of this process is. */
export function mailHealth(): QueueHealth {
  return state.notices?.health() ?? { waiting: 0, failed: 0, lastFailureSecondsAgo: null };
}

function connect(smtpUrl: string, to: string) {
  const mailer = createNotificationMailer({ smtpUrl, to });
  return createNotifications({
    sendDigest: mailer.sendDigest,
    async sendNotice(notice) {
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
