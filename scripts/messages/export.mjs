import path from 'node:path';
import { toCsv } from '../lib/csv.mjs';
import { DATA_ROOT, makePrivateFolder, writePrivateFile } from '../lib/private-files.mjs';
import { UserError } from '../lib/user-error.mjs';
import { readMessages } from './read.mjs';

/** Where exports go without `--to`. */
export const EXPORTS = `${DATA_ROOT}/exports`;

const FIRST_COLUMNS = ['id', 'created_at', 'name', 'email', 'subject', 'message'];
/** Says nothing about a person. */
const LEFT_OUT = ['submission_key'];

/**
 * Writes messages into a file that only its owner can read.
 * @param {{ url: string, secretKey: string }} project
 * @param {{ format: string, address?: string, file?: string }} options `format` csv or json
 * @returns {Promise<{ file: string, count: number }>}
 */
export async function exportMessages(project, { format, address, file }) {
  if (format !== 'csv' && format !== 'json') throw new UserError('--export takes csv or json.');
  const rows = (await readMessages(project, address)).map(withoutKeys);
  const target = file ?? path.join(EXPORTS, `messages-${timestamp()}.${format}`);
  makePrivateFolderOf(target);
  writePrivateFile(target, format === 'csv' ? asCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`);
  return { file: target, count: rows.length };
}

/** @param {Record<string, unknown>} row */
function withoutKeys(row) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name)));
}

/** @param {Record<string, unknown>[]} rows */
function asCsv(rows) {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !FIRST_COLUMNS.includes(name));
  return toCsv([...FIRST_COLUMNS, ...others], rows);
}

/** A folder that somebody names keeps its rights. @param {string} file */
function makePrivateFolderOf(file) {
  if (path.dirname(file) === path.normalize(EXPORTS)) makePrivateFolder(EXPORTS);
}

function timestamp() {
  return new Date().toISOString().replaceAll(':', '-').slice(0, 19);
}
