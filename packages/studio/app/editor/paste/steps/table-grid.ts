type Placed = { cell: HTMLTableCellElement; row: number; column: number };

/** Every cell of a table with the place in the grid where it begins. */
function placedCells(table: HTMLTableElement): Placed[] {
  const taken = new Set<string>();
  const rows = Array.from(table.rows);
  return rows.flatMap((element, row) => {
    let column = 0;
    return Array.from(element.cells, (cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const placed = { cell, row, column };
      const end = Math.min(row + rowsOf(cell), rows.length);
      for (let below = row + 1; below < end; below += 1) {
        for (let beside = 0; beside < cell.colSpan; beside += 1) {
          taken.add(`${below} ${column + beside}`);
        }
      }
      column += cell.colSpan;
      return placed;
    });
  });
}

/** 0 stands for "to the last row", which no program writes. */
const rowsOf = (cell: HTMLTableCellElement) => Math.max(cell.rowSpan, 1);

/** Removes a row; cells that span it shrink, and those that begin in it begin in the next one. */
export function removeRow(row: HTMLTableRowElement) {
  const table = row.closest('table');
  const index = table ? Array.from(table.rows).indexOf(row) : -1;
  const cells = table ? placedCells(table) : [];
  const below = table?.rows[index + 1];
  for (const { cell, row: start, column } of cells) {
    if (start > index || start + rowsOf(cell) <= index || rowsOf(cell) === 1) continue;
    cell.rowSpan = rowsOf(cell) - 1;
    if (start < index || !below) continue;
    const next = cells.find((other) => other.row === index + 1 && other.column > column);
    below.insertBefore(cell, next?.cell ?? null);
  }
  row.remove();
}

/** Removes a column; cells that span it shrink. */
export function removeColumn(table: HTMLTableElement, index: number) {
  for (const { cell, column } of placedCells(table)) {
    if (column > index || column + cell.colSpan <= index) continue;
    if (cell.colSpan > 1) cell.colSpan -= 1;
    else cell.remove();
  }
}
