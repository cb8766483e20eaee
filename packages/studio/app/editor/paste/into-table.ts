import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import {
  CellSelection,
  __clipCells as clipCells,
  __insertCells as insertCells,
  isInTable,
  selectedRect,
  TableMap,
} from 'prosemirror-tables';
import { nodeType } from '../schema/types';

/**
 * Puts the cells of a pasted table into the cells from the cursor on, as spreadsheets do; the table grows where it
 * has to. What stands before or behind the pasted table goes before or behind the one in the text.
 */
export function pasteIntoTable({ content, openStart, openEnd }: Slice): Command {
  return (state, dispatch) => {
    const blocks = content.content;
    const index = blocks.findIndex(({ type }) => type === nodeType('table'));
    const cells = cellsOf(blocks[index]?.lastChild);
    if (!cells || !isInTable(state)) return false;
    const { tableStart, table, map, ...place } = selectedRect(state);
    if (map.problems) return false;
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
      const before = Fragment.from([...blocks.slice(0, index), ...captionOf(blocks[index])]);
      const after = Fragment.from(blocks.slice(index + 1));
      if (after.size > 0) tr.replace(end, end, new Slice(after, 0, openEnd));
      if (before.size > 0) tr.replace(start, start, new Slice(before, openStart, 0));
      dispatch?.(tr.scrollIntoView());
    };
    if (dispatch) {
      const rows = area.rows.map((row, below) => rowAsIn(table.maybeChild(place.top + below), row));
      insertCells(state, insertAll, tableStart, place, { ...area, rows });
    }
    return true;
  };
}

/** The caption of a table whose cells go into another one, as a paragraph. */
function captionOf(pasted?: Node): Node[] {
  const caption = pasted?.firstChild;
  return caption?.type === nodeType('caption') && caption.content.size > 0
    ? [nodeType('p').create(null, caption.content)]
    : [];
}

/** The cells of pasted rows, each on its own: merged cells, and rows that lack some, would not fit the table. */
function cellsOf(pasted?: Node | null) {
  if (!pasted) return undefined;
  const { width, height, map } = TableMap.get(pasted);
  if (width < 1) return undefined;
  const cells = map.map((position, index) => {
    const isFirst = position > 0 && map.indexOf(position) === index;
    return createCell('td', isFirst ? pasted.nodeAt(position)?.content : undefined);
  });
  const rows = Array.from({ length: height }, (_, row) =>
    Fragment.from(cells.slice(row * width, (row + 1) * width)),
  );
  return { width, height, rows };
}

/** The cells of a header become headers. */
function rowAsIn(row: Node | null, cells: Fragment): Fragment {
  if (row?.attrs.section !== 'thead') return cells;
  return Fragment.from(cells.content.map((cell) => createCell('th', cell.content)));
}

function createCell(name: 'td' | 'th', content?: Fragment): Node {
  const filled = content?.size ? content : nodeType('p').create();
  return nodeType(name).create(name === 'th' ? { scope: 'col' } : null, filled);
}
