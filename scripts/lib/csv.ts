/** First characters that make a spreadsheet run a value, with their full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV by RFC 4180, with the byte order mark without which Excel reads UTF-8 as Windows-1252. Formulas get an
 * apostrophe, as OWASP advises against CSV injection: the values come from the contact form.
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(value: unknown) {
  const text = String(value);
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
