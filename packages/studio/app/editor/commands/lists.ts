import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { nodeType } from '../schema/types';

type List = 'ul' | 'ol';

export const splitItem = splitListItem(nodeType('li'));
export const nestItem = sinkListItem(nodeType('li'));
export const unnestItem = liftListItem(nodeType('li'));

/** Makes a list of the selected blocks; changes the kind of the list around them; lifts them out of one of the same kind. */
export function toggleList(name: List): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (!list) return wrapInList(nodeType(name))(state, dispatch, view);
    if (list.node.type === nodeType(name)) return unnestItem(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.position, nodeType(name)));
    return true;
  };
}

/** Whether the innermost list around the cursor is of the kind. */
export function isInList(state: EditorState, name: List): boolean {
  return listAround(state)?.node.type === nodeType(name);
}

function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (['ul', 'ol'].includes(node.type.name)) return { node, position: $from.before(depth) };
  }
  return undefined;
}
