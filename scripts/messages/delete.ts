import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ERASE_ROUTE } from '../../packages/local-supabase/owner-routes.ts';
import { requestAsAdmin } from '../lib/admin-client.ts';
import { EMBEDDED_DATA } from '../lib/private-files.ts';
import { UserError } from '../lib/user-error.ts';
import { callOwnerRoute, type Project } from '../lib/with-admin-client.ts';
import { EXPORTS } from './export.ts';
import { readMessages } from './read.ts';

/** Deletes the messages of one person and returns their number, undefined when the owner does not confirm. */
export async function deleteMessagesOf(
  project: Project,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<number | undefined> {
  const found = await readMessages(project, email);
  if (found.length === 0) return 0;
  const question = `Delete ${found.length} messages of ${email} (${dayOf(found[0])} to ${dayOf(found.at(-1))})?`;
  if (!isConfirmed && !(await confirm(question))) return undefined;
  const count = await requestAsAdmin<number>(project, 'rpc/delete_messages_of', {
    method: 'POST',
    body: { address: email },
  });
  await eraseTraces(project);
  return count;
}

/** Deletes the messages that the privacy statement no longer allows and returns their number. */
export async function deleteOldMessages(project: Project): Promise<number> {
  const count = await requestAsAdmin<number>(project, 'rpc/delete_old_messages', {
    method: 'POST',
    body: {},
  });
  await eraseTraces(project);
  return count;
}

/** Erases deleted rows from the files of the embedded backend; a hosted project vacuums by itself: docs/messages.md. */
async function eraseTraces(project: Project) {
  if (project.isEmbedded) await callOwnerRoute(project, ERASE_ROUTE);
}

/** Exports, backups and replaced data, which may still hold deleted messages and which no command deletes. */
export function otherCopies(): string[] {
  const aside = namesIn(EMBEDDED_DATA).filter((name) => name.startsWith('before-restore-'));
  return [
    ...aside.map((name) => path.join(EMBEDDED_DATA, name)),
    ...namesIn(EXPORTS).map((name) => path.join(EXPORTS, name)),
    ...namesIn('backups').map((name) => path.join('backups', name)),
  ];
}

function namesIn(folder: string) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function dayOf(row: Record<string, unknown> | undefined) {
  return String(row?.created_at).slice(0, 10);
}

async function confirm(question: string) {
  if (!process.stdin.isTTY)
    throw new UserError(
      'There is no terminal for the confirmation: repeat the command with --yes.',
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
