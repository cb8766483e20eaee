/** Measurements with `count` posts, by name and unit. */
export type Column = { count: number; figures: Record<string, number> };

/** A Markdown table; its last column is the ratio of the last to the first measurement. */
export function toTable(columns: Column[]) {
  const first = columns[0]?.figures ?? {};
  const last = columns.at(-1)?.figures ?? {};
  const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  const head = ['number of posts', ...columns.map(({ count }) => format.format(count)), 'ratio'];
  const rows = Object.keys(first).map((name) => [
    name,
    ...columns.map(({ figures }) => format.format(figures[name] ?? Number.NaN)),
    format.format((last[name] ?? Number.NaN) / (first[name] ?? Number.NaN)),
  ]);
  const widths = head.map((_, index) =>
    Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
