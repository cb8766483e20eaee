import type { Mark, ResolvedPos } from 'prosemirror-model';
import { AllSelection, type Command, type EditorState, Selection } from 'prosemirror-state';
import { markType } from '../schema/types';

type Range = { from: number; to: number };
export type FoundLink = Range & { href: string };

/** The link around the cursor, or at the start of the selection. */
export function linkAt({ doc, selection }: EditorState): FoundLink | undefined {
  // All of a document starts before its first block.
  const { $from } = selection instanceof AllSelection ? Selection.atStart(doc) : selection;
  const after = $from.nodeAfter ? markType('a').isInSet($from.nodeAfter.marks) : undefined;
  const link = markType('a').isInSet($from.marks()) ?? after;
  return link && { ...rangeOf($from, link), href: String(link.attrs.href) };
}

function rangeOf($position: ResolvedPos, link: Mark): Range {
  const { parent } = $position;
  const has = (index: number) =>
    Boolean(parent.maybeChild(index)?.marks.some((mark) => mark.eq(link)));
  let start = $position.index();
  // The index at the end of a link is that of the node behind it.
  if (!has(start)) start -= 1;
  let end = start + 1;
  while (start > 0 && has(start - 1)) start -= 1;
  while (has(end)) end += 1;
  const offsetOf = (index: number) =>
    parent.children.slice(0, index).reduce((size, child) => size + child.nodeSize, 0);
  return { from: $position.start() + offsetOf(start), to: $position.start() + offsetOf(end) };
}

/** Links the selected text, the link around the cursor, or `text` at the cursor. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const mark = markType('a').create({ href });
    const { tr, selection } = state;
    const range = selection.empty ? linkAt(state) : selection;
    if (range)
      tr.removeMark(range.from, range.to, markType('a')).addMark(range.from, range.to, mark);
    else
      tr.replaceSelectionWith(
        state.schema.text(text || href, [...selection.$from.marks(), mark]),
        false,
      );
    dispatch?.(tr.removeStoredMark(markType('a')).scrollIntoView());
    return true;
  };
}

/** Removes the links in the selection, or the one around the cursor; their text stays. */
export const removeLink: Command = (state, dispatch) => {
  const range = state.selection.empty ? linkAt(state) : state.selection;
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, markType('a')));
  return true;
};
