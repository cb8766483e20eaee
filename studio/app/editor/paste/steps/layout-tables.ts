/** Turns tables that only place things, as mails have them, into the text that is in their cells. */
export function removeLayoutTables(body: HTMLElement) {
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) {
    const cells = Array.from(table.rows).flatMap((row) => Array.from(row.cells));
    const hasColumns = cells.length > table.rows.length;
    if (hasColumns && !table.querySelector('table')) continue;
    const parts = cells.map((cell) => {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    });
    table.replaceWith(...parts);
  }
}
