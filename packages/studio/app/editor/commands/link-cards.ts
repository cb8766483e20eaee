import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { nodeType } from '../schema/types';
import { insertBlock } from './media';

export type LinkCard = { href: string; title: string; description: string };

/** The card that is selected. */
export function selectedCard({ selection }: EditorState): LinkCard | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { type, attrs } = selection.node;
  return type === nodeType('linkCard') ? (attrs as LinkCard) : undefined;
}

/** Changes the selected card, or puts a new one behind the block with the cursor. */
export function setCard(card: LinkCard): Command {
  return (state, dispatch, view) => {
    if (!selectedCard(state)) {
      return insertBlock(nodeType('linkCard').create(card))(state, dispatch, view);
    }
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, null, card);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView());
    return true;
  };
}
