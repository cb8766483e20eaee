import { isBlank, styleOf, textsIn } from './elements';
import { removeColumn, removeRow } from './table-grid';

/** Removes what cannot be seen where it was copied, such as hidden rows of a sheet or the preview line of a mail. */
export function removeHidden(body: HTMLElement) {
  for (const column of body.querySelectorAll<HTMLTableColElement>('col')) {
    if (isHidden(column)) removeColumns(column);
  }
  for (const row of body.querySelectorAll('tr')) if (isHidden(row)) removeRow(row);
  for (const element of body.querySelectorAll('[data-style], [hidden]')) {
    if (isHidden(element)) element.remove();
  }
  for (const text of textsIn(body)) if (isInvisible(text)) text.remove();
}

function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true;
  // Word ends tables with a row without a height, which only sets the widths of their columns.
  if (element.matches('tr[height="0"]') && isBlank(element)) return true;
  if (element.matches('tr, col') && styleOf(element, 'visibility') === 'collapse') return true;
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
}

/** A part of an invisible text may be visible. */
function isInvisible({ parentElement }: Text): boolean {
  const decisive = parentElement?.closest('[data-style*="visibility" i]');
  return decisive ? /hidden|collapse/.test(styleOf(decisive, 'visibility')) : false;
}

function removeColumns(column: HTMLTableColElement) {
  const table = column.closest('table');
  if (!table) return;
  const columns = Array.from(table.querySelectorAll('col')).filter(
    (other) => other.closest('table') === table,
  );
  const before = columns.slice(0, columns.indexOf(column));
  const first = before.reduce((sum, { span }) => sum + span, 0);
  for (let count = column.span; count > 0; count -= 1) removeColumn(table, first);
  column.remove();
}
