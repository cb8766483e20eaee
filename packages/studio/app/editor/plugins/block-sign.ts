import { type EditorState, Plugin } from 'prosemirror-state';
import { nodeType } from '../schema/types';

/** Whether the cursor stands in a paragraph of its own without text, where another block may begin. */
export function isOnEmptyLine({ selection: { empty, $from } }: EditorState): boolean {
  const { type, content } = $from.parent;
  return empty && $from.depth === 1 && type === nodeType('p') && content.size === 0;
}

/** A slash on an empty line asks which block to begin. Text input, since a phone's keyboard tells no keys. */
export function blockSign({ openBlocks }: { openBlocks: () => void }) {
  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        if (text !== '/' || view.composing || !isOnEmptyLine(view.state)) return false;
        openBlocks();
        return true;
      },
    },
  });
}
