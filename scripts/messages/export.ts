import path from 'node:path';
import type { AdminClient } from '../lib/admin-client.ts';
import { toCsv } from '../lib/csv.ts';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../lib/private-files.ts';
import { UserError } from '../lib/user-error.ts';
import { readMessages } from './read.ts';

export const EXPORTS = `${DATA_ROOT}/exports`;

const FIRST_COLUMNS = ['id', 'created_at', 'name', 'email', 'subject', 'message'];
/** Idempotency keys, which are no data about a person. */
const OMITTED_COLUMNS = ['submission_key'];

type ExportOptions = { format: string; email?: string; file?: string };

/** Writes all messages, or those of one person, to a file that only its owner can read. */
export async function exportMessages(
  project: AdminClient,
  { format, email, file }: ExportOptions,
): Promise<{ file: string; count: number }> {
  if (format !== 'csv' && format !== 'json') throw new UserError('--export takes csv or json.');
  const rows = (await readMessages(project, email)).map(withoutKeys);
  const target = file ?? path.join(EXPORTS, `messages-${timestamp()}.${format}`);
  makeExportsFolderOf(target);
  writePrivateFile(target, format === 'csv' ? asCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`);
  return { file: target, count: rows.length };
}

function withoutKeys(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !OMITTED_COLUMNS.includes(name)),
  );
}

function asCsv(rows: Record<string, unknown>[]) {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !FIRST_COLUMNS.includes(name));
  return toCsv([...FIRST_COLUMNS, ...others], rows);
}

/** The folder of a file named with `--to` keeps its permissions. */
function makeExportsFolderOf(file: string) {
  if (path.dirname(file) === path.normalize(EXPORTS)) makePrivateFolder(EXPORTS);
}

function timestamp() {
  return new Date().toISOString().replaceAll(':', '-').slice(0, 19);
}
