import { Fragment, type Node, Slice } from 'prosemirror-model';
import { nodeType } from '../schema/types';

/**
 * Completes and closes the tables of a slice that was copied from the middle of one: prosemirror-view would leave
 * cells and items without a paragraph, which no document may have.
 */
export function keepTablesWhole(slice: Slice): Slice {
  const { openStart, openEnd } = slice;
  const content = inTable(slice.content);
  const isPart = content !== slice.content;
  const isOpenAt = (node: Node | null, depth: number) => depth > 0 && isTable(node);
  const opensStart = isPart || isOpenAt(content.firstChild, openStart);
  const opensEnd = isPart || isOpenAt(content.lastChild, openEnd);
  if (!opensStart && !opensEnd) return slice;
  const blocks = content.content.flatMap((node) => (isTable(node) ? complete(node) : [node]));
  return new Slice(Fragment.from(blocks), opensStart ? 0 : openStart, opensEnd ? 0 : openEnd);
}

function isTable(node: Node | null): boolean {
  return node?.type === nodeType('table');
}

/** Cells, rows or the parts of a table, in a table. */
function inTable(content: Fragment): Fragment {
  switch (content.firstChild?.type.name) {
    case 'td':
    case 'th':
      return inTable(Fragment.from(nodeType('tr').create(null, content)));
    case 'tr':
      return inTable(Fragment.from(nodeType('rows').create(null, content)));
    case 'caption':
    case 'rows':
      return Fragment.from(nodeType('table').create(null, content));
    default:
      return content;
  }
}

/** A table, or a paragraph where only its caption was copied. */
function complete(table: Node): Node[] {
  const isCaption = ({ type }: Node) => type === nodeType('caption');
  const captions = table.children.filter(isCaption);
  const rows = table.children.filter((child) => !isCaption(child));
  if (rows.length === 0) return captions.map(({ content }) => nodeType('p').create(null, content));
  const isBare = rows[0]?.type === nodeType('tr');
  return [
    filled(
      table.copy(
        Fragment.from([...captions, ...(isBare ? [nodeType('rows').create(null, rows)] : rows)]),
      ),
    ),
  ];
}

/** A block that was cut in the middle, with the paragraphs that it needs. */
export function filled(node: Node): Node {
  if (node.isLeaf || node.isTextblock) return node;
  const content = node.children.map(filled);
  return node.type.createAndFill(node.attrs, content, node.marks) ?? node;
}
