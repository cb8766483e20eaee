import { inputRules } from 'prosemirror-inputrules';
import { EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema';
import { typography } from './typography';

const plugin = inputRules({ rules: typography });

/** The text of a paragraph after typing. */
function typed(text: string): string {
  let state = EditorState.create({ doc: schema.node('doc', null, schema.node('p')) });
  state = state.apply(state.tr.setSelection(TextSelection.atStart(state.doc)));
  for (const sign of text) {
    const { from, to } = state.selection;
    const view = {
      state,
      composing: false,
      dispatch: (tr: typeof state.tr) => {
        state = state.apply(tr);
      },
    } as unknown as EditorView;
    const insert = () => state.tr.insertText(sign, from, to);
    const isTaken = plugin.props.handleTextInput?.call(plugin, view, from, to, sign, insert);
    if (!isTaken) state = state.apply(insert());
  }
  return state.doc.textContent;
}

test.each([
  [`Hij zei 'ja' -- "nee"`, 'Hij zei ‘ja’ – “nee”'],
  ["'s avonds", '’s avonds'],
  ["in 's-Hertogenbosch", 'in ’s-Hertogenbosch'],
  ["'s-Hertogenbosch", '’s-Hertogenbosch'],
  ["('t kan)", '(’t kan)'],
  ["jaren '90", 'jaren ’90'],
  ["'90 was", '’90 was'],
  ["'2026'", '‘2026’'],
  ["foto's", 'foto’s'],
  ['een scherm van 12"', 'een scherm van 12″'],
  ['"in 2026" en 12"', '“in 2026” en 12″'],
])('%s becomes %s while it is typed', (text, expected) => {
  expect(typed(text)).toBe(expected);
});
