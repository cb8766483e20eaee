import { EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { fromHtml } from '../html/from-html';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { moveBlock } from './move-block';

/** The state of HTML with the selection around the words between brackets. */
function stateOf(html: string): EditorState {
  const state = EditorState.create({ doc: fromHtml(html, site, parseHtml) });
  const places: number[] = [];
  state.doc.descendants(({ text }, position) => {
    for (const { index } of text?.matchAll(/[[\]]/g) ?? []) places.push(position + index);
  });
  const [start = 0, end = 0] = places;
  const tr = state.tr.delete(end, end + 1).delete(start, start + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, start, end - 1)));
}

function moved(state: EditorState, ...directions: ('up' | 'down')[]) {
  for (const direction of directions) {
    moveBlock(direction)(state, (tr) => {
      state = state.apply(tr);
    });
  }
  const { doc, selection } = state;
  return { html: toHtml(doc).replaceAll('\n', ''), doc, selection };
}

test.each([
  ['a paragraph', '<p>a</p><h2>b[]</h2><p>c</p>', '<h2>b</h2><p>a</p><p>c</p>'],
  ['two paragraphs', '<p>a</p><p>[b</p><p>c]</p><p>d</p>', '<p>b</p><p>c</p><p>a</p><p>d</p>'],
  ['an item', '<ul><li>a</li><li>b[]</li></ul>', '<ul><li>b</li><li>a</li></ul>'],
  ['the list of a first item', '<p>a</p><ul><li>b[]</li></ul>', '<ul><li>b</li></ul><p>a</p>'],
  [
    'a table',
    '<p>a</p><table><tr><td>b</td></tr><tr><td>c[]</td></tr></table>',
    '<table><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table><p>a</p>',
  ],
  [
    'a paragraph of a quotation',
    '<blockquote><p>a</p><p>b[]</p></blockquote>',
    '<blockquote><p>b</p><p>a</p></blockquote>',
  ],
])('%s goes up, and down again', (_what, html, expected) => {
  expect(moved(stateOf(html), 'up').html).toBe(expected);
  const back = moved(stateOf(html), 'up', 'down').html;
  expect(back).toBe(moved(stateOf(html)).html);
});

test('the selected words stay selected', () => {
  const { doc, selection } = moved(stateOf('<p>aa</p><p>x[bb]x</p><p>c</p>'), 'up', 'down', 'down');
  expect(doc.textBetween(selection.from, selection.to)).toBe('bb');
});

test('a picture moves with its caption', () => {
  const html = '<p>a</p><figure><img src="/b.avif" alt="b"><figcaption>c[]</figcaption></figure>';
  expect(moved(stateOf(html), 'up').html).toMatch(/^<figure>.*c<\/figcaption><\/figure><p>a<\/p>$/);
});

test('a line that is selected moves', () => {
  const state = stateOf('<p>a[]</p><hr><p>b</p>');
  const line = NodeSelection.create(state.doc, state.doc.firstChild?.nodeSize ?? 0);
  const { html, selection } = moved(state.apply(state.tr.setSelection(line)), 'down');
  expect(html).toBe('<p>a</p><p>b</p><hr>');
  expect((selection as NodeSelection).node?.type.name).toBe('hr');
});

test('nothing moves beyond the first and the last block', () => {
  const state = stateOf('<p>a[]</p>');
  expect(moveBlock('up')(state)).toBe(false);
  expect(moveBlock('down')(state)).toBe(false);
  const all = state.apply(state.tr.setSelection(Selection.atStart(state.doc)));
  expect(moveBlock('up')(all)).toBe(false);
});
