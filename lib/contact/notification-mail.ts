import { createTransport } from 'nodemailer';
import { site } from '../business/site.ts';
import { readDetails, shownDetails } from './details.ts';
import type { ContactMessage } from './fields';
import type { Digest } from './notification-digest';
import { referenceOf } from './reference.ts';

export type StoredMessage = ContactMessage & { submissionKey: string };

type Options = {
  smtpUrl: string;
  /** The owner, who is also the sender of every mail. */
  to: string;
};

const TIMEOUTS_MS = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** Mail servers often refuse more connections from one client. */
const MAX_CONNECTIONS = 2;

/** Stricter than the database, which allows commas and brackets, so that Reply-To has one recipient. */
const PLAIN_ADDRESS = /^[^@\s<>()[\]\\,;:"\p{Cc}]+@[^@\s<>()[\]\\,;:"\p{Cc}]+$/u;

/** Mails stored messages to the owner, and what we write to their senders. The command line runs it too, so its imports of values name packages, or files with their ending. */
export function createNotificationMailer({ smtpUrl, to }: Options) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    ...TIMEOUTS_MS,
    // A message must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Resolves when the mail server accepted the mail; rejects otherwise. */
    async send(notice: StoredMessage): Promise<void> {
      await transport.sendMail(composeNotice(notice, to));
    },
    /** The same for a digest. */
    async sendDigest(digest: Digest): Promise<void> {
      await transport.sendMail(composeDigest(digest, to));
    },
    /** Mails a text to the sender of a message. @returns false for an address that could name more than one recipient */
    async sendToSender(
      { email, submissionKey }: Pick<StoredMessage, 'email' | 'submissionKey'>,
      mail: { subject: string; text: string },
    ): Promise<boolean> {
      if (!PLAIN_ADDRESS.test(email)) return false;
      await transport.sendMail({
        ...mail,
        from: { name: site.name, address: to },
        to: { name: '', address: email },
        envelope: { from: to, to: [email] },
        messageId: `<kopie.${submissionKey}@${to.split('@')[1]}>`,
        // RFC 3834: so that an absence notice does not answer it.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      });
      return true;
    },
    close: () => transport.close(),
  };
}

function composeNotice(
  { name, email, subject, message, submissionKey }: StoredMessage,
  to: string,
) {
  const { text, details } = readDetails(message);
  return {
    ...addressesOf(to),
    replyTo: PLAIN_ADDRESS.test(email) ? { name: oneLine(name), address: email } : undefined,
    // The same on each attempt, so that mailboxes drop a second delivery.
    messageId: `<${submissionKey}@${to.split('@')[1]}>`,
    subject: `Bericht via de website: ${oneLine(subject)}`,
    text: [
      `Naam: ${name}`,
      `E-mailadres: ${email}`,
      `Onderwerp: ${subject}`,
      ...shownDetails(details).map(({ label, value }) => `${label}: ${value}`),
      `Kenmerk: ${referenceOf(submissionKey)}`,
      '',
      text,
    ].join('\n'),
  };
}

const dateTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** A mail with the number of messages, without their text, which an attacker wrote in a flood. */
function composeDigest({ count, held, since }: Digest, to: string) {
  const messages = count === 1 ? '1 bericht' : `${count} berichten`;
  return {
    ...addressesOf(to),
    subject: `${messages} via de website zonder eigen e-mail`,
    text: [
      `Sinds ${dateTime.format(since)}: ${messages} opgeslagen zonder eigen e-mail.`,
      `Daarvan aangehouden, omdat zij van een robot leken of één afzender er zeer veel stuurde: ${held}. De andere kwamen boven het aantal dat per uur een eigen e-mail krijgt.`,
      '',
      'Lezen: npm run messages',
      'Aangehouden berichten lezen: npm run messages -- --held',
      '',
      'Zolang dit duurt, krijgt u hoogstens elke 15 minuten zo’n e-mail.',
    ].join('\n'),
  };
}

function addressesOf(to: string) {
  return {
    from: { name: 'Website', address: to },
    to: { name: '', address: to },
    // Fixed here, so that injected headers cannot add a recipient.
    envelope: { from: to, to: [to] },
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
