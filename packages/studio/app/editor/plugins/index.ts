import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { tableEditing } from 'prosemirror-tables';
import { pasting } from '../paste/plugin';
import { blockSign } from './block-sign';
import { completeBlocks } from './complete-blocks';
import { typingRules } from './input-rules';
import { editorKeys } from './keys';
import { pictureLabels } from './picture-labels';

/** Plugins in order of precedence: rules on typing before keys, keys before what tables do with them. */
export function editorPlugins(
  actions: Parameters<typeof editorKeys>[0] &
    Parameters<typeof pasting>[0] &
    Parameters<typeof blockSign>[0],
) {
  return [
    pasting(actions),
    blockSign(actions),
    typingRules,
    ...editorKeys(actions),
    history(),
    dropCursor({ color: false, class: 'drop-cursor' }),
    gapCursor(),
    tableEditing(),
    completeBlocks,
    pictureLabels,
  ];
}
