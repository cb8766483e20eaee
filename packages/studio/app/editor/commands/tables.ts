import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addRowAfter,
  addRowBefore,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { nodeType } from '../schema/types';
import { insertBlock } from './media';

const ROWS = 3;
const COLUMNS = 3;

/** A table with a header row, and the cursor in its first cell. */
export const insertTable: Command = (state, dispatch, view) => {
  if (isInTable(state)) return false;
  return insertBlock(emptyTable())(state, dispatch, view);
};

function emptyTable(): Node {
  const header = () => nodeType('th').createAndFill({ scope: 'col' });
  const cell = () => nodeType('td').createAndFill();
  const row = (section: string, make: () => Node | null) =>
    nodeType('tr').create(
      { section },
      Array.from({ length: COLUMNS }, make).filter((node) => node !== null),
    );
  const rows = Array.from({ length: ROWS }, (_, index) =>
    index === 0 ? row('thead', header) : row('tbody', cell),
  );
  return nodeType('table').create(null, nodeType('rows').create(null, rows));
}

/** Adds a row above, in the section of the row that it pushes down; a header stays the first row. */
export const addRowAbove: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { top, tableStart, table } = selectedRect(state);
  const { section } = table.child(top).attrs;
  if (section === 'thead') return false;
  const position = table.children
    .slice(0, top)
    .reduce((sum, row) => sum + row.nodeSize, tableStart);
  return addRowBefore(
    state,
    dispatch && ((tr) => dispatch(tr.setNodeAttribute(position, 'section', section))),
  );
};

/** Removes the table around the cursor with its caption. */
export const removeTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodeType('table')) {
      dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView());
      return true;
    }
  }
  return false;
};

/** Makes the first row of the table its header, or an ordinary row again. */
export const toggleHeader: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart } = selectedRect(state);
  const first = table.firstChild;
  if (!first) return false;
  const isHeader = hasHeader(state);
  const { tr } = state;
  tr.setNodeAttribute(tableStart, 'section', isHeader ? 'tbody' : 'thead');
  first.forEach((cell, offset) => {
    const { colspan, rowspan } = cell.attrs;
    const attrs = isHeader ? { colspan, rowspan } : { colspan, rowspan, scope: 'col' };
    tr.setNodeMarkup(tableStart + 1 + offset, nodeType(isHeader ? 'td' : 'th'), attrs);
  });
  dispatch?.(tr);
  return true;
};

export function hasHeader(state: EditorState): boolean {
  if (!isInTable(state)) return false;
  const [first] = selectedRect(state).table.children;
  return Boolean(first?.children.every((cell) => cell.type === nodeType('th')));
}

/** Goes to the next cell; from the last one, to a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch, view)) return true;
  if (!dispatch || !view) return addRowAfter(state);
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch, view);
};

export const previousCell = goToNextCell(-1);
