import { askAsOwner } from '../steps/owners-project.mjs';

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * Prints the newest messages, the last one at the bottom, where a terminal ends.
 * @param {{ url: string, secretKey: string }} project
 * @param {number} count
 */
export async function showMessages(project, count) {
  const rows = await askAsOwner(project, `contact_messages?order=id.desc&limit=${count}`, {
    method: 'GET',
  });
  if (rows.length === 0) console.log('There are no messages.');
  for (const row of rows.reverse()) console.log(describe(row));
}

/** @param {Record<string, any>} row */
function describe({ id, created_at, notified_at, name, email, subject, message }) {
  const when = moment.format(new Date(created_at));
  const mailed = notified_at ? '' : '   not mailed';
  const lines = [`${name} <${email}>`, subject, '', ...message.split('\n').map(indent)];
  return [`#${id}  ${when}${mailed}`, ...lines.map(indent), ''].map(printable).join('\n');
}

/** @param {string} line */
function indent(line) {
  return line && `  ${line}`;
}

/**
 * A line without what a terminal would obey, such as the sequences that rewrite what stands above.
 * @param {string} line
 */
function printable(line) {
  return line.replaceAll(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '·');
}
