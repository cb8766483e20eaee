import { createNotificationMailer } from '../../lib/contact/notification-mail.mjs';
import { requestAsAdmin } from '../lib/admin-client.ts';
import type { Variables } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';

const ROWS_AT_ONCE = 100;

/**
 * Mails every message that was not mailed, oldest first, and marks each that the mail server took. Not the held
 * ones: a flood would be mailed one by one.
 * @returns how many were mailed
 */
export async function resendMessages(
  project: { url: string; secretKey: string },
  { SMTP_URL, CONTACT_NOTIFY_TO }: Variables,
): Promise<number> {
  if (!SMTP_URL || !CONTACT_NOTIFY_TO) throw new UserError('Set SMTP_URL and CONTACT_NOTIFY_TO.');
  const mailer = createNotificationMailer({ smtpUrl: SMTP_URL, to: CONTACT_NOTIFY_TO });
  let count = 0;
  try {
    for (;;) {
      const rows = await requestAsAdmin(
        project,
        `contact_messages?notified_at=is.null&held=is.false&order=created_at,id&limit=${ROWS_AT_ONCE}`,
        { method: 'GET' },
      );
      for (const { submission_key: submissionKey, ...row } of rows) {
        await mailer.send({ ...row, submissionKey });
        await requestAsAdmin(project, 'rpc/mark_message_notified', {
          method: 'POST',
          body: { submission_key: submissionKey },
        });
        count += 1;
      }
      if (rows.length < ROWS_AT_ONCE) return count;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new UserError(`The mail server failed after ${count} messages: ${reason}`);
  } finally {
    mailer.close();
  }
}
