/** What a spreadsheet takes for a formula, by its first character; with the full-width forms. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as CSV by RFC 4180. Starts with a byte order mark, without which Excel takes UTF-8 for
 * Windows-1252. A value that a spreadsheet would run as a formula gets an apostrophe before it, as
 * OWASP advises: anybody can put one into the contact form.
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
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
