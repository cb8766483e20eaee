import { Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { fromHtml } from '../html/from-html';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { pasteBehindBlock } from './behind-block';

const docOf = (html: string) => fromHtml(html, site, parseHtml);

/** The post with what is pasted behind the letters "ab"; undefined where an ordinary paste does it. */
function pasted(post: string, html: string): string | undefined {
  const doc = docOf(post);
  let state = EditorState.create({ doc });
  doc.descendants((node, position) => {
    if (node.text?.startsWith('ab'))
      state = state.apply(state.tr.setSelection(TextSelection.create(doc, position + 2)));
  });
  const isTaken = pasteBehindBlock(Slice.maxOpen(docOf(html).content))(state, (tr) => {
    state = state.apply(tr);
  });
  state.doc.check();
  return isTaken ? toHtml(state.doc).replaceAll('\n', '') : undefined;
}

const CAPTION = '<table><caption>abcd</caption><tbody><tr><td>x</td></tr></tbody></table>';
const FIGURE = '<figure><img src="/media/a.avif" alt="a"><figcaption>abcd</figcaption></figure>';
const CELL = '<table><tbody><tr><td>abcd</td></tr></tbody></table>';
const LIST = '<ul><li>een</li></ul>';
const HAND_WRITTEN = '<figure><p>gedicht</p></figure>';

test.each([
  ['a caption', CAPTION, `<p>1</p>${LIST}`, `${CAPTION.replace('abcd', 'ab1cd')}${LIST}`],
  [
    'a caption of a picture',
    FIGURE,
    `<p>1</p><p>2</p>`,
    `${FIGURE.replace('abcd', 'ab1cd')}<p>2</p>`,
  ],
  ['a caption, where it begins with no text', CAPTION, LIST, `${CAPTION}${LIST}`],
  [
    'a cell, where it cannot stand in one',
    CELL,
    `<p>1</p>${HAND_WRITTEN}`,
    `${CELL.replace('abcd', 'ab1cd')}${HAND_WRITTEN}`,
  ],
])(
  'what is pasted into %s stands behind the block, not in two parts of it',
  (_what, post, html, expected) => {
    expect(pasted(post, html)).toBe(expected);
  },
);

test('blocks that a cell can hold are no matter of this', () => {
  expect(pasted(CELL, LIST)).toBeUndefined();
});
