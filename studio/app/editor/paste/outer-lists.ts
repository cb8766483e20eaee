import { type Node, Slice } from 'prosemirror-model';

/**
 * Closes the start of a slice whose first list begins with a list within it. An open start joins the text where it is
 * pasted, without the lists around it.
 */
export function keepOuterLists(slice: Slice): Slice {
  const { content, openEnd } = slice;
  const isNested = isList(content.firstChild) && isList(content.firstChild?.firstChild?.firstChild);
  return isNested ? new Slice(content, 0, openEnd) : slice;
}

function isList(node?: Node | null): boolean {
  return /^[uo]l$/.test(node?.type.name ?? '');
}
