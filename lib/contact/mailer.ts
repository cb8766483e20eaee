import 'server-only';
import { getEnv } from '../platform/env/env';
import { processWide } from '../platform/process-wide';
import { createNotificationMailer } from './notification-mail';

export type Mailer = ReturnType<typeof createNotificationMailer>;

const state = processWide<{ mailer?: Mailer }>('mailer', () => ({}));

/** The connections to the mail server, which all mail of this process shares; undefined when SMTP is not configured. */
export function getMailer(): Mailer | undefined {
  const { SMTP_URL, CONTACT_NOTIFY_TO } = getEnv();
  if (!SMTP_URL || !CONTACT_NOTIFY_TO) return undefined;
  state.mailer ??= createNotificationMailer({ smtpUrl: SMTP_URL, to: CONTACT_NOTIFY_TO });
  return state.mailer;
}
