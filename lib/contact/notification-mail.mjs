import { createTransport } from 'nodemailer';

/**
 * @typedef {object} Notice a stored message
 * @property {string} name
 * @property {string} email
 * @property {string} subject
 * @property {string} message
 * @property {string} submissionKey
 */

const TIME_LIMITS_MS = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** Mail servers refuse who opens more. */
const CONNECTIONS = 2;

/** Stricter than the database, where commas and brackets may stand: nobody else gets the answer. */
const PLAIN_ADDRESS = /^[^@\s<>()[\]\\,;:"\p{Cc}]+@[^@\s<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Sends stored messages to the owner's mailbox. Plain JavaScript, since the site and the command
 * line both use it.
 * @param {{ smtpUrl: string, to: string }} options `to` is sender and only recipient
 */
export function createNotificationMailer({ smtpUrl, to }) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIME_LIMITS_MS,
    // A message is text, never the name of something to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Resolves when the mail server has taken the mail, and rejects with why it did not. @param {Notice} notice */
    async send(notice) {
      await transport.sendMail(composeNotice(notice, to));
    },
    /** The same for messages that get no mail of their own. @param {import('./notification-digest').Digest} digest */
    async sendDigest(digest) {
      await transport.sendMail(composeDigest(digest, to));
    },
    /** Ends the connections that are kept open. */
    close: () => transport.close(),
  };
}

/**
 * @param {Notice} notice
 * @param {string} to
 */
function composeNotice({ name, email, subject, message, submissionKey }, to) {
  return {
    ...addressesOf(to),
    replyTo: PLAIN_ADDRESS.test(email) ? { name: oneLine(name), address: email } : undefined,
    // The same at each try, by which mailboxes recognise a second delivery.
    messageId: `<${submissionKey}@${to.split('@')[1]}>`,
    subject: `Bericht via de website: ${oneLine(subject)}`,
    text: [`Naam: ${name}`, `E-mailadres: ${email}`, `Onderwerp: ${subject}`, '', message].join(
      '\n',
    ),
  };
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * No word of the messages themselves: whoever floods the form would write them.
 * @param {import('./notification-digest').Digest} digest
 * @param {string} to
 */
function composeDigest({ count, held, since }, to) {
  const messages = count === 1 ? '1 bericht' : `${count} berichten`;
  return {
    ...addressesOf(to),
    subject: `${messages} via de website zonder eigen e-mail`,
    text: [
      `Sinds ${moment.format(since)}: ${messages} opgeslagen zonder eigen e-mail, omdat er kort na elkaar zeer veel berichten kwamen.`,
      `Daarvan aangehouden, omdat één afzender er zeer veel stuurde: ${held}.`,
      '',
      'Lezen: npm run messages',
      'Aangehouden berichten lezen: npm run messages -- --held',
      '',
      'Zolang dit duurt, krijgt u hoogstens elke 15 minuten zo’n e-mail.',
    ].join('\n'),
  };
}

/** @param {string} to */
function addressesOf(to) {
  return {
    from: { name: 'Website', address: to },
    to: { name: '', address: to },
    // Whatever the headers say.
    envelope: { from: to, to: [to] },
  };
}

/** @param {string} text */
function oneLine(text) {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
