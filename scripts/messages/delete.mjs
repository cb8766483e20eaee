import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ERASE_ROUTE } from '../embedded-supabase/owner-routes.mjs';
import { requestAsAdmin } from '../lib/admin-client.mjs';
import { EMBEDDED_DATA } from '../lib/private-files.mjs';
import { UserError } from '../lib/user-error.mjs';
import { askOwnerRoute } from '../lib/with-admin-client.mjs';
import { EXPORTS } from './export.mjs';
import { readMessages } from './read.mjs';

/** @typedef {import('../lib/with-admin-client.mjs').Project} Project */

/**
 * Deletes the messages of one person, after a confirmation.
 * @param {Project} project
 * @param {{ address: string, isConfirmed: boolean }} options
 * @returns {Promise<number | undefined>} how many; undefined when the answer was no
 */
export async function deleteMessagesOf(project, { address, isConfirmed }) {
  const found = await readMessages(project, address);
  if (found.length === 0) return 0;
  const question = `Delete ${found.length} messages of ${address} (${dayOf(found[0])} to ${dayOf(found.at(-1))})?`;
  if (!isConfirmed && !(await agrees(question))) return undefined;
  const count = await requestAsAdmin(project, 'rpc/delete_messages_of', {
    method: 'POST',
    body: { address },
  });
  await eraseTraces(project);
  return count;
}

/**
 * Deletes the messages that the privacy statement no longer allows.
 * @param {Project} project
 * @returns {Promise<number>} how many
 */
export async function deleteOldMessages(project) {
  const count = await requestAsAdmin(project, 'rpc/delete_old_messages', {
    method: 'POST',
    body: {},
  });
  await eraseTraces(project);
  return count;
}

/** A hosted project removes them by itself, in time: see docs/messages.md. @param {Project} project */
async function eraseTraces(project) {
  if (project.isEmbedded) await askOwnerRoute(project, ERASE_ROUTE);
}

/**
 * Files of this folder that may still hold deleted messages, and that no command deletes by itself.
 * @returns {string[]}
 */
export function otherCopies() {
  const aside = namesIn(EMBEDDED_DATA).filter((name) => name.startsWith('before-restore-'));
  return [
    ...aside.map((name) => path.join(EMBEDDED_DATA, name)),
    ...namesIn(EXPORTS).map((name) => path.join(EXPORTS, name)),
    ...namesIn('backups').map((name) => path.join('backups', name)),
  ];
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {Record<string, unknown> | undefined} row */
function dayOf(row) {
  return String(row?.created_at).slice(0, 10);
}

/** @param {string} question */
async function agrees(question) {
  if (!process.stdin.isTTY) throw new UserError('Nobody can be asked here: repeat it with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
