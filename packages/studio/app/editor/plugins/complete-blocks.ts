import type { EditorState } from 'prosemirror-state';
import { Plugin } from 'prosemirror-state';
import type { Transform } from 'prosemirror-transform';
import { nodeType } from '../schema/types';

/** Blocks behind which the cursor cannot be placed with the arrow keys or a click. */
const WITHOUT_END = [
  'figure',
  'table',
  'video',
  'handWritten',
  'linkCard',
  'hr',
  'pre',
  'blockquote',
];

/**
 * Gives each figure a caption to write in, and the document a paragraph to go on in. Both are stored only when
 * something is written in them.
 */
export const completeBlocks = new Plugin({
  appendTransaction: (transactions, _before, state) =>
    transactions.some(({ docChanged }) => docChanged) ? completed(state) : null,
});

/** The changes that a document needs, or null. They are no step to undo. */
export function completed(state: EditorState) {
  const { tr } = state;
  addCaptions(tr);
  const { lastChild } = tr.doc;
  if (lastChild && WITHOUT_END.includes(lastChild.type.name))
    tr.insert(tr.doc.content.size, nodeType('p').create());
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

function addCaptions(tr: Transform) {
  const { doc } = tr;
  const insertions: number[] = [];
  doc.descendants((node, position) => {
    if (node.type !== nodeType('figure')) return !node.isTextblock;
    const hasCaption = node.children.some((child) => child.type === nodeType('figcaption'));
    if (!hasCaption) insertions.push(position + node.nodeSize - 1);
    return false;
  });
  // Inserts from the end, so that the positions before stay right.
  for (const position of insertions.toReversed())
    tr.insert(position, nodeType('figcaption').create());
}
