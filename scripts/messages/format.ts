import { contactFields } from '../../lib/contact/fields.ts';
import { toCsv } from '../lib/csv.ts';

const FIRST_COLUMNS = ['id', 'created_at', ...contactFields];
/** Idempotency keys, and what undoing a change needs: no data about a person. */
const OMITTED_COLUMNS = ['submission_key', 'former_handling'];

export type ExportFormat = 'csv' | 'json';

/** The content of a file with rows of contact_messages, whatever columns an adopted table has. */
export function formatMessages(rows: Record<string, unknown>[], format: ExportFormat): string {
  const exported = rows.map(withoutKeys);
  return format === 'csv' ? asCsv(exported) : `${JSON.stringify(exported, null, 2)}\n`;
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
