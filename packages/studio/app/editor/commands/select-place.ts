import { type Command, NodeSelection, type Selection, TextSelection } from 'prosemirror-state';
import type { Place } from '../../writing/article';
import { textOf } from '../../writing/article';

/** Selects words or a picture; false when they are no longer there. */
export function selectPlace(place: Place): Command {
  return (state, dispatch) => {
    const { doc } = state;
    let selection: Selection | undefined;
    doc.descendants((node, position) => {
      if (selection) return false;
      if ('picture' in place) {
        const isIt = node.isLeaf && node.attrs.src === place.picture;
        if (isIt) selection = NodeSelection.create(doc, position);
      } else if (node.isTextblock && textOf(node) === place.block) {
        const start = position + 1;
        selection = TextSelection.create(doc, start + place.start, start + place.end);
      }
      return true;
    });
    if (!selection) return false;
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
}
