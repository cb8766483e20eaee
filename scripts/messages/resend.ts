import type { ContactMessage } from '../../lib/contact/fields.ts';
import { createNotificationMailer } from '../../lib/contact/notification-mail.ts';
import { type AdminClient, requestAsAdmin } from '../lib/admin-client.ts';
import type { Variables } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';

const PAGE_SIZE = 100;

type UnsentRow = ContactMessage & { submission_key: string };

/** Mails the messages that were not mailed, each once, and returns their number. Skips held ones, which may be a flood. */
export async function resendMessages(
  project: AdminClient,
  { SMTP_URL, CONTACT_NOTIFY_TO }: Variables,
): Promise<number> {
  if (!SMTP_URL || !CONTACT_NOTIFY_TO) throw new UserError('Set SMTP_URL and CONTACT_NOTIFY_TO.');
  const mailer = createNotificationMailer({ smtpUrl: SMTP_URL, to: CONTACT_NOTIFY_TO });
  const mailed = new Set<string>();
  try {
    for (;;) {
      const rows = await requestAsAdmin<UnsentRow[]>(
        project,
        `contact_messages?notified_at=is.null&held=is.false&order=created_at,id&limit=${PAGE_SIZE}`,
        { method: 'GET' },
      );
      const unsent = rows.filter((row) => !mailed.has(row.submission_key));
      // An empty page ends the loop; a short one does not, since the project may limit the rows further.
      if (unsent.length === 0) return mailed.size;
      for (const { submission_key: submissionKey, ...row } of unsent) {
        await mailer.send({ ...row, submissionKey });
        await requestAsAdmin(project, 'rpc/mark_message_notified', {
          method: 'POST',
          body: { submission_key: submissionKey },
        });
        mailed.add(submissionKey);
      }
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new UserError(`The mail server failed after ${mailed.size} messages: ${reason}`);
  } finally {
    mailer.close();
  }
}
