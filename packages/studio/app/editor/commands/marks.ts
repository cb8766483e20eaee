import { toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { markType } from '../schema/types';

/** Older posts have `b` and `i`, which look and sound the same. */
const FORMATS = {
  bold: [markType('strong'), markType('b')],
  italic: [markType('em'), markType('i')],
  struck: [markType('s')],
} as const;

type Format = keyof typeof FORMATS;

/** Makes the selected text bold, italic or struck out, or takes it away by whichever element it has. */
export function toggleFormat(format: Format): Command {
  const [written] = FORMATS[format];
  return (state, dispatch, view) => {
    const present = FORMATS[format].filter((type) => isMarked(state, type));
    if (present.length === 0) return toggleMark(written)(state, dispatch, view);
    const { from, to, empty } = state.selection;
    if (dispatch) {
      const { tr } = state;
      for (const type of present) empty ? tr.removeStoredMark(type) : tr.removeMark(from, to, type);
      dispatch(tr.scrollIntoView());
    }
    return true;
  };
}

/** Whether the text at the cursor, or some of the selected text, is bold, italic or struck out. */
export function hasFormat(state: EditorState, format: Format): boolean {
  return FORMATS[format].some((type) => isMarked(state, type));
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}
