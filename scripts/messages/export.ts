import path from 'node:path';
import type { AdminClient } from '../lib/admin-client.ts';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../lib/private-files.ts';
import { UserError } from '../lib/user-error.ts';
import { formatMessages } from './format.ts';
import { readMessages } from './read.ts';

export const EXPORTS = `${DATA_ROOT}/exports`;

type ExportOptions = { format: string; email?: string; file?: string };

/** Writes all messages, or those of one person, to a file that only its owner can read. */
export async function exportMessages(
  project: AdminClient,
  { format, email, file }: ExportOptions,
): Promise<{ file: string; count: number }> {
  if (format !== 'csv' && format !== 'json') throw new UserError('--export takes csv or json.');
  const rows = await readMessages(project, email);
  const target = file ?? path.join(EXPORTS, `messages-${timestamp()}.${format}`);
  makeExportsFolderOf(target);
  writePrivateFile(target, formatMessages(rows, format));
  return { file: target, count: rows.length };
}

/** The folder of a file named with `--to` keeps its permissions. */
function makeExportsFolderOf(file: string) {
  if (path.dirname(file) === path.normalize(EXPORTS)) makePrivateFolder(EXPORTS);
}

function timestamp() {
  return new Date().toISOString().replaceAll(':', '-').slice(0, 19);
}
