import 'server-only';
import { logError } from '../platform/log';
import { processWide } from '../platform/process-wide';
import { getSupabase } from '../platform/supabase/client';
import { getMailer, type Mailer } from './mailer';
import type { StoredMessage } from './notification-mail';
import type { QueueHealth } from './notification-queue';
import { createNotifications } from './notifications';

/** Process-wide, because /api/health reports on the mail that page code sends. */
const state = processWide<{ notifications?: ReturnType<typeof createNotifications> }>(
  'message-notices',
  () => ({}),
);

/** Mails the owner when SMTP is configured. Resolves after the first attempt and never rejects. */
export async function notifyOwner(notice: StoredMessage, isHeld: boolean): Promise<void> {
  const mailer = getMailer();
  if (!mailer) return;
  state.notifications ??= connect(mailer);
  await state.notifications.add(notice, isHeld);
}

export function mailHealth(): QueueHealth {
  return state.notifications?.health() ?? { waiting: 0, failed: 0, lastFailureSecondsAgo: null };
}

function connect(mailer: Mailer) {
  return createNotifications({
    sendDigest: mailer.sendDigest,
    async sendNotice(notice) {
      await mailer.send(notice);
      await markNotified(notice.submissionKey);
    },
  });
}

/** Marks a message as mailed; `npm run messages -- --resend` mails an unmarked one again. */
async function markNotified(submissionKey: string): Promise<void> {
  const { error } = await getSupabase().rpc('mark_message_notified', {
    submission_key: submissionKey,
  });
  if (error) logError('A message was mailed but could not be marked', error);
}
