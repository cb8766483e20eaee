import { type DetailField, detailFields, readDetails } from '../../lib/contact/details.ts';
import { contactFields } from '../../lib/contact/fields.ts';
import { toCsv } from '../lib/csv.ts';

/** Columns of the optional fields; the prefix keeps them apart from any that an adopted table has. */
const detailColumn = (name: DetailField) => `asked_${name}`;

const FIRST_COLUMNS = ['id', 'created_at', ...contactFields, ...detailFields.map(detailColumn)];
/** Idempotency keys, and what undoing a change needs: no data about a person. */
const OMITTED_COLUMNS = ['submission_key', 'former_handling'];

export type ExportFormat = 'csv' | 'json';

/** The content of a file with rows of contact_messages, whatever columns an adopted table has. */
export function formatMessages(rows: Record<string, unknown>[], format: ExportFormat): string {
  const exported = rows.map(withoutKeys).map(withDetailColumns);
  return format === 'csv' ? asCsv(exported) : `${JSON.stringify(exported, null, 2)}\n`;
}

function withoutKeys(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !OMITTED_COLUMNS.includes(name)),
  );
}

/** Takes the optional fields out of the message. */
function withDetailColumns(row: Record<string, unknown>) {
  if (typeof row.message !== 'string') return row;
  const { text, details } = readDetails(row.message);
  const columns = detailFields.map((name) => [detailColumn(name), details[name] ?? '']);
  return { ...row, message: text, ...Object.fromEntries(columns) };
}

function asCsv(rows: Record<string, unknown>[]) {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !FIRST_COLUMNS.includes(name));
  return toCsv([...FIRST_COLUMNS, ...others], rows);
}
