import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { nodeType } from '../schema/types';
import { filled } from './whole-tables';

/**
 * Pastes what would divide the table or picture around the cursor behind it: several blocks into a caption, or into a
 * cell what stands at the top of a post only. A text that comes first goes on in the line of the cursor.
 */
export function pasteBehindBlock({ content, openEnd }: Slice): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const { $from, $to } = selection;
    const isCaption = ['caption', 'figcaption'].includes($from.parent.type.name);
    const isTopOnly = content.content.some(standsAtTopOnly);
    const [first, ...others] = content.content;
    if (!first || first.isInline || !(isCaption || (isTopOnly && isInTable(state)))) return false;
    const isText = first.isTextblock && $from.parent.isTextblock && $from.sameParent($to);
    const blocks = (isText ? others : [first, ...others]).map(filled);
    const end = $from.after(isCaption && !isTopOnly ? -1 : 1);
    if (blocks.length > 0) tr.replace(end, end, new Slice(Fragment.from(blocks), 0, openEnd));
    if (isText) tr.replaceSelection(new Slice(first.content, 0, 0));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function standsAtTopOnly({ type }: Node): boolean {
  return type.isBlock && !nodeType('li').contentMatch.matchType(type);
}
