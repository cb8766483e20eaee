import { type Node, Slice } from 'prosemirror-model';

/**
 * Closes the start of a slice that begins with a list in a list, or in a quotation. An open start joins the text
 * where it is pasted, and loses the outer one.
 */
export function keepOuterBlocks(slice: Slice): Slice {
  const { content, openEnd } = slice;
  let count = 0;
  for (let node: Node | null = content.firstChild; node; node = node.firstChild) {
    if (['ul', 'ol', 'blockquote'].includes(node.type.name)) count += 1;
  }
  return count > 1 ? new Slice(content, 0, openEnd) : slice;
}
