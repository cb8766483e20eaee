/**
 * Turns tables that only place things, as mails have them, into the text that is in their cells.
 * @param isIntoTable whether it is pasted in a table, whose cells also take a column of cells
 */
export function removeLayoutTables(body: HTMLElement, isIntoTable: boolean) {
  for (const table of Array.from(body.querySelectorAll('table')).reverse()) {
    const rows = Array.from(table.rows);
    const cells = rows.flatMap((row) => Array.from(row.cells));
    const isGrid = rows.some((row) => row.cells.length > 1) || (isIntoTable && rows.length > 1);
    if (isGrid && !table.querySelector('table')) continue;
    const parts = [...(table.caption ? [table.caption] : []), ...cells].map((cell) => {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    });
    // The lines around an empty table stay lines.
    table.replaceWith(...(parts.length > 0 ? parts : [table.ownerDocument.createElement('div')]));
  }
}
