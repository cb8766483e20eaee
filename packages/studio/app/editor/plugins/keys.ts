import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import { insertRule, setTextBlock, toggleQuote } from '../commands/blocks';
import { nestItem, splitItem, toggleList, unnestItem } from '../commands/lists';
import { toggleFormat } from '../commands/marks';
import { leaveFigure } from '../commands/media';
import { moveBlock } from '../commands/move-block';
import { nextCell, previousCell } from '../commands/tables';
import { nodeType } from '../schema/types';

/** Takes the key also where there is nowhere to go: the browser would select text. */
const moveOrStay = (direction: 'up' | 'down'): Command =>
  chainCommands(moveBlock(direction), () => true);

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodeType('br').create()).scrollIntoView());
  return true;
});

/** Shortcuts as text editors have them; `openLink` and `openHelp` belong to the surrounding component. */
export function editorKeys({ openLink, openHelp }: { openLink: () => void; openHelp: () => void }) {
  const askForLink: Command = () => {
    openLink();
    return true;
  };
  const askForHelp: Command = () => {
    openHelp();
    return true;
  };
  return [
    keymap({
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': toggleFormat('bold'),
      'Mod-i': toggleFormat('italic'),
      'Mod-Shift-x': toggleFormat('struck'),
      'Mod-k': askForLink,
      'Mod-Alt-0': setTextBlock('p'),
      'Mod-Alt-2': setTextBlock('h2'),
      'Mod-Alt-3': setTextBlock('h3'),
      'Mod-Alt-4': setTextBlock('h4'),
      'Mod-Shift-7': toggleList('ol'),
      'Mod-Shift-8': toggleList('ul'),
      'Mod-Shift-9': toggleQuote,
      'Mod-Shift-h': insertRule,
      'Alt-Shift-ArrowUp': moveOrStay('up'),
      'Alt-Shift-ArrowDown': moveOrStay('down'),
      'Mod-/': askForHelp,
      Backspace: undoInputRule,
      Enter: chainCommands(leaveFigure, splitItem),
      'Shift-Enter': insertBreak,
      Tab: chainCommands(nextCell, nestItem),
      'Shift-Tab': chainCommands(previousCell, unnestItem),
    }),
    keymap(baseKeymap),
  ];
}
