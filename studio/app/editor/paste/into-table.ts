import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import {
  CellSelection,
  __clipCells as clipCells,
  __insertCells as insertCells,
  isInTable,
  __pastedCells as pastedCells,
  selectedRect,
} from 'prosemirror-tables';
import { nodeType } from '../schema/types';

/**
 * Puts the cells of a pasted table into the cells from the cursor on, as spreadsheets do; the table grows where it
 * has to. What stands before or behind the pasted table goes before or behind the one in the text.
 */
export function pasteIntoTable({ content }: Slice): Command {
  return (state, dispatch) => {
    const blocks = content.content;
    const index = blocks.findIndex(({ type }) => type === nodeType('table'));
    const rows = blocks[index]?.lastChild?.content;
    const cells = rows && isInTable(state) ? pastedCells(new Slice(rows, 0, 0)) : null;
    if (!cells) return false;
    const { tableStart, table, ...place } = selectedRect(state);
    const isSelected = state.selection instanceof CellSelection;
    const area = isSelected
      ? // Repeated where more cells are selected, whole where fewer are: no word is lost.
        clipCells(
          cells,
          Math.max(cells.width, place.right - place.left),
          Math.max(cells.height, place.bottom - place.top),
        )
      : cells;
    const start = state.selection.$from.before(1);
    const insertAll = (tr: Transaction) => {
      const end = start + (tr.doc.nodeAt(start)?.nodeSize ?? 0);
      tr.insert(end, textOf(blocks.slice(index + 1)));
      tr.insert(start, textOf(blocks.slice(0, index)));
      dispatch?.(tr.scrollIntoView());
    };
    if (dispatch) {
      const fitting = { ...area, rows: cellsAsIn(table, place.top, area.rows) };
      insertCells(state, insertAll, tableStart, place, fitting);
    }
    return true;
  };
}

/** The cells of the table decide which are headers: those of its first row, if they are. */
function cellsAsIn(table: Node, top: number, rows: Fragment[]): Fragment[] {
  return rows.map((cells, index) => {
    const isHeader = table.maybeChild(top + index)?.attrs.section === 'thead';
    const type = nodeType(isHeader ? 'th' : 'td');
    const made = cells.content.map((cell) => {
      const { colspan, rowspan } = cell.attrs;
      return type.create({ colspan, rowspan, ...(isHeader && { scope: 'col' }) }, cell.content);
    });
    return Fragment.from(made);
  });
}

function textOf(blocks: readonly Node[]): Node[] {
  return blocks
    .filter((block) => block.isLeaf || block.content.size > 0)
    .map((block) => (block.isInline ? nodeType('p').create(null, block) : block));
}
