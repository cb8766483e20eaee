import { type Node, Slice } from 'prosemirror-model';

/**
 * Closes the start of a slice that begins with a list in a list, or in a quotation. An open start joins the text
 * where it is pasted, and loses the outer one.
 */
export function keepOuterBlocks(slice: Slice): Slice {
  const { content, openEnd } = slice;
  let count = 0;
  let innermost = content.firstChild;
  for (let node: Node | null = innermost; node; node = node.firstChild) {
    if (['ul', 'ol', 'blockquote'].includes(node.type.name)) count += 1;
    innermost = node;
  }
  // An item without a paragraph is complete only while it is open.
  const isComplete = innermost?.isInline || innermost?.isTextblock;
  return count > 1 && isComplete ? new Slice(content, 0, openEnd) : slice;
}
