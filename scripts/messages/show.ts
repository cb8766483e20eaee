import { referenceOf } from '../../lib/contact/reference.ts';
import { readAllRows } from '../../lib/platform/supabase/read-all-rows.ts';
import { type AdminClient, requestAsAdmin } from '../lib/admin-client.ts';
import { readMessages } from './read.ts';

const dateAndTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const PAGE_SIZE = 1000;

type MessageRow = {
  id: number | string;
  created_at: string;
  submission_key: string | null;
  notified_at: string | null;
  held: boolean;
  name: string;
  email: string;
  subject: string;
  message: string;
};

/** Prints the held or the other messages, the newest at the bottom of the terminal. */
export async function showMessages(project: AdminClient, count: number, held: boolean) {
  const rows = await readNewest(project, count, held);
  show(rows.reverse(), held ? 'held messages' : 'messages');
  if (held) return;
  const heldCount = await countHeldMessages(project);
  if (heldCount) console.log(`Held messages: ${heldCount}. npm run messages -- --held shows them.`);
}

function readNewest(project: AdminClient, count: number, held: boolean) {
  const query = `contact_messages?held=is.${held}&order=created_at.desc,id.desc`;
  return readAllRows(
    (offset) =>
      requestAsAdmin<MessageRow[]>(project, `${query}&limit=${count - offset}&offset=${offset}`, {
        method: 'GET',
      }),
    count,
  );
}

export async function showMessagesOf(project: AdminClient, email: string) {
  show((await readMessages(project, email)) as MessageRow[], 'messages');
}

function show(rows: MessageRow[], what: string) {
  if (rows.length === 0) console.log(`There are no ${what}.`);
  for (const row of rows) console.log(describe(row));
}

/** The number of held messages as text, empty when there are none. */
export async function countHeldMessages(project: AdminClient): Promise<string> {
  const held = await readAllRows((offset) =>
    requestAsAdmin(
      project,
      `contact_messages?select=id&held=is.true&order=created_at,id&limit=${PAGE_SIZE}&offset=${offset}`,
      { method: 'GET' },
    ),
  );
  return held.length > 0 ? String(held.length) : '';
}

function describe(row: MessageRow) {
  const when = dateAndTime.format(new Date(row.created_at));
  const state = row.held ? '   held' : row.notified_at ? '' : '   not mailed';
  const reference = row.submission_key ? `   ${referenceOf(row.submission_key)}` : '';
  const sender = `${row.name} <${row.email}>`;
  const lines = [sender, row.subject, '', ...row.message.split('\n').map(indent)];
  return [`#${row.id}  ${when}${reference}${state}`, ...lines.map(indent), '']
    .map(printable)
    .join('\n');
}

function indent(line: string) {
  return line && `  ${line}`;
}

/** Replaces control and bidirectional characters: escape sequences of a message could rewrite the terminal. */
function printable(line: string) {
  return line.replaceAll(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '·');
}
