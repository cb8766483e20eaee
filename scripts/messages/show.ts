import { requestAsAdmin } from '../lib/admin-client.ts';
import { readMessages } from './read.ts';

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** As many as a project gives at once. */
const MOST_COUNTED = 1000;

/**
 * Prints the newest messages, the last one at the bottom, where a terminal ends: the ordinary ones and how many
 * held ones there are, or those.
 */
export async function showMessages(
  project: { url: string; secretKey: string },
  count: number,
  held: boolean,
) {
  const rows = await requestAsAdmin(
    project,
    `contact_messages?held=is.${held}&order=created_at.desc,id.desc&limit=${count}`,
    { method: 'GET' },
  );
  show(rows.reverse(), held ? 'held messages' : 'messages');
  if (held) return;
  const kept = await countHeldMessages(project);
  if (kept) console.log(`Held messages: ${kept}. npm run messages -- --held shows them.`);
}

/** Prints every message of one person, the last one at the bottom. */
export async function showMessagesOf(project: { url: string; secretKey: string }, address: string) {
  show(await readMessages(project, address), 'messages');
}

/** @param what named where there are none */
function show(rows: Record<string, any>[], what: string) {
  if (rows.length === 0) console.log(`There are no ${what}.`);
  for (const row of rows) console.log(describe(row));
}

/** @returns empty when there are none */
export async function countHeldMessages(project: {
  url: string;
  secretKey: string;
}): Promise<string> {
  const rows = await requestAsAdmin(
    project,
    `contact_messages?select=id&held=is.true&limit=${MOST_COUNTED}`,
    { method: 'GET' },
  );
  if (rows.length === 0) return '';
  return rows.length < MOST_COUNTED ? String(rows.length) : `${MOST_COUNTED} or more`;
}

function describe({
  id,
  created_at,
  notified_at,
  held,
  name,
  email,
  subject,
  message,
}: Record<string, any>) {
  const when = moment.format(new Date(created_at));
  const state = held ? '   held' : notified_at ? '' : '   not mailed';
  const lines = [`${name} <${email}>`, subject, '', ...message.split('\n').map(indent)];
  return [`#${id}  ${when}${state}`, ...lines.map(indent), ''].map(printable).join('\n');
}

function indent(line: string) {
  return line && `  ${line}`;
}

/**
 * A line without what a terminal would obey, such as the sequences that rewrite what stands above.
 */
function printable(line: string) {
  return line.replaceAll(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '·');
}
