import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { nodeType } from '../schema/types';

type TextBlock = 'p' | 'h2' | 'h3' | 'h4';

/** Turns the selected text blocks into paragraphs or headings; a heading that is chosen again becomes a paragraph. */
export function setTextBlock(name: TextBlock): Command {
  return (state, dispatch, view) => {
    const wanted = isTextBlock(state, name) ? 'p' : name;
    return setBlockType(nodeType(wanted))(state, dispatch, view);
  };
}

/** Whether the selection starts in such a text block. */
export function isTextBlock(state: EditorState, name: TextBlock): boolean {
  return state.selection.$from.parent.type === nodeType(name);
}

/** Puts the selected blocks in a quotation, or lifts them out of it. */
export const toggleQuote: Command = (state, dispatch, view) =>
  isInside(state, nodeType('blockquote'))
    ? lift(state, dispatch, view)
    : wrapIn(nodeType('blockquote'))(state, dispatch, view);

/** Whether the selection starts in a node of the type, at any depth. */
export function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return true;
  }
  return false;
}

export const insertRule: Command = (state, dispatch) => {
  if (isInside(state, nodeType('figure')) || isInside(state, nodeType('caption'))) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hr').create()).scrollIntoView());
  return true;
};
