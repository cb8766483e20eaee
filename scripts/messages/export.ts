import path from 'node:path';
import { toCsv } from '../lib/csv.ts';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../lib/private-files.ts';
import { UserError } from '../lib/user-error.ts';
import { readMessages } from './read.ts';

/** Where exports go without `--to`. */
export const EXPORTS = `${DATA_ROOT}/exports`;

const FIRST_COLUMNS = ['id', 'created_at', 'name', 'email', 'subject', 'message'];
/** Says nothing about a person. */
const LEFT_OUT = ['submission_key'];

/**
 * Writes messages into a file that only its owner can read.
 * @param options `format` csv or json
 */
export async function exportMessages(
  project: { url: string; secretKey: string },
  { format, address, file }: { format: string; address?: string; file?: string },
): Promise<{ file: string; count: number }> {
  if (format !== 'csv' && format !== 'json') throw new UserError('--export takes csv or json.');
  const rows = (await readMessages(project, address)).map(withoutKeys);
  const target = file ?? path.join(EXPORTS, `messages-${timestamp()}.${format}`);
  makePrivateFolderOf(target);
  writePrivateFile(target, format === 'csv' ? asCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`);
  return { file: target, count: rows.length };
}

function withoutKeys(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name)));
}

function asCsv(rows: Record<string, unknown>[]) {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !FIRST_COLUMNS.includes(name));
  return toCsv([...FIRST_COLUMNS, ...others], rows);
}

/** A folder that somebody names keeps its rights. */
function makePrivateFolderOf(file: string) {
  if (path.dirname(file) === path.normalize(EXPORTS)) makePrivateFolder(EXPORTS);
}

function timestamp() {
  return new Date().toISOString().replaceAll(':', '-').slice(0, 19);
}
