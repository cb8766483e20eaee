import type { Node } from 'prosemirror-model';
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  TextSelection,
} from 'prosemirror-state';
import { fromHtml } from '../html/from-html';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { setTextBlock } from './blocks';
import { selectedCard, setCard } from './link-cards';
import { linkAt, removeLink, setLink } from './links';
import { toggleList } from './lists';
import { toggleFormat } from './marks';
import {
  createFigure,
  insertBlock,
  isTextWide,
  leaveFigure,
  removeMedia,
  replacePicture,
  selectedMedia,
  setTextWide,
} from './media';
import { selectPlace } from './select-place';
import { addRowAbove, removeTable, toggleHeader } from './tables';

const PICTURE = { src: '/media/a.avif', alt: 'Een kiosk', width: 16, height: 9 };
const FIGURE =
  '<figure>\n<img src="/media/a.avif" alt="Een kiosk" width="16" height="9">\n</figure>\n';

/** The state of HTML in which the words between brackets are selected; [] is the cursor. */
function stateOf(html: string): EditorState {
  const state = EditorState.create({ doc: fromHtml(html, site, parseHtml) });
  const start = positionOf(state.doc, '[');
  const end = positionOf(state.doc, ']');
  const tr = state.tr.delete(end, end + 1).delete(start, start + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, start, end - 1)));
}

function positionOf(doc: Node, sign: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(sign) ?? -1;
    if (index >= 0) found = position + index;
  });
  return found;
}

function run(state: EditorState, ...commands: Command[]): string {
  for (const command of commands) {
    command(state, (tr) => {
      state = state.apply(tr);
    });
  }
  return toHtml(state.doc);
}

test.each([
  ['bold', '<p>[a] b</p>', toggleFormat('bold'), '<p><strong>a</strong> b</p>\n'],
  ['not bold, where it was <b>', '<p><b>[a]</b></p>', toggleFormat('bold'), '<p>a</p>\n'],
  ['a heading', '<p>a[]</p>', setTextBlock('h2'), '<h2>a</h2>\n'],
  ['a paragraph again', '<h2>a[]</h2>', setTextBlock('h2'), '<p>a</p>\n'],
  ['a list', '<p>a[]</p>', toggleList('ul'), '<ul>\n<li>a</li>\n</ul>\n'],
  ['another list', '<ul><li>a[]</li></ul>', toggleList('ol'), '<ol>\n<li>a</li>\n</ol>\n'],
  ['no list', '<ul><li>a[]</li></ul>', toggleList('ul'), '<p>a</p>\n'],
  ['a link', '<p>[a]</p>', setLink('/b', ''), '<p><a href="/b">a</a></p>\n'],
  [
    'another link',
    '<p><a href="/a">a <b>b</b>[] c</a></p>',
    setLink('/b', ''),
    '<p><a href="/b">a <b>b</b> c</a></p>\n',
  ],
  ['a new linked word', '<p>a []</p>', setLink('/b', 'b'), '<p>a <a href="/b">b</a></p>\n'],
  ['no link', '<p><a href="/a">a[]b</a></p>', removeLink, '<p>ab</p>\n'],
])('the text becomes %s', (_what, html, command, expected) => {
  expect(run(stateOf(html), command)).toBe(expected);
});

test.each([
  ['behind the paragraph', '<p>a[]b</p><p>c</p>', `<p>ab</p>\n${FIGURE}<p>c</p>\n`],
  [
    'behind a caption',
    '<figure><img src="/b.avif" alt="b"><figcaption>a[]</figcaption></figure>',
    `<figure>\n<img src="/b.avif" alt="b">\n<figcaption>a</figcaption>\n</figure>\n${FIGURE}`,
  ],
  [
    'in the item of a list',
    '<ul><li>a[]</li></ul>',
    `<ul>\n<li>\n<p>a</p>\n${FIGURE}</li>\n</ul>\n`,
  ],
])('a picture is placed %s', (_where, html, expected) => {
  expect(run(stateOf(html), insertBlock(createFigure(PICTURE)))).toBe(expected);
});

test('pictures are placed in the order in which they come', () => {
  const second = createFigure({ ...PICTURE, src: '/media/b.avif' });
  const html = run(stateOf('<p>a[]</p>'), insertBlock(createFigure(PICTURE)), insertBlock(second));
  expect(html.indexOf('a.avif')).toBeLessThan(html.indexOf('b.avif'));
});

test('Enter in a caption goes on behind the figure', () => {
  const html = '<figure><img src="/b.avif" alt="b"><figcaption>a[]</figcaption></figure>';
  const insertText: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('verder'));
    return true;
  };
  expect(run(stateOf(html), leaveFigure, insertText)).toMatch(/<\/figure>\n<p>verder<\/p>\n$/);
});

test('a picture becomes as narrow as the text, and wide again', () => {
  const html = '<figure><img src="/b.avif" alt="b"><figcaption>c[]</figcaption></figure>';
  const state = stateOf(html);
  const media = selectedMedia(state);
  if (!media) throw new Error('no picture');
  const narrow = run(state, setTextWide(media, true));
  expect(narrow).toMatch(/^<figure data-width="text">/);
  expect(isTextWide(stateOf(narrow.replace('c<', 'c[]<')), media)).toBe(true);
  expect(run(state, setTextWide(media, true), setTextWide(media, false))).toMatch(/^<figure>/);
});

test('removing the only picture of a figure removes the figure', () => {
  const state = stateOf(
    '<p>a</p><figure><img src="/b.avif" alt="b"><figcaption>c[]</figcaption></figure>',
  );
  const media = selectedMedia(state);
  expect(media && run(state, removeMedia(media))).toBe('<p>a</p>\n');
});

test('the first row becomes the header of a table, and no row is added above it', () => {
  const state = stateOf('<table><tr><td>a[]</td></tr><tr><td>b</td></tr></table>');
  expect(run(state, toggleHeader, addRowAbove)).toBe(
    '<table>\n<thead>\n<tr><th scope="col">a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>\n',
  );
});

test('a table is removed with its caption', () => {
  const html = '<p>a</p><table><caption>b</caption><tr><td>c[]</td></tr></table>';
  expect(run(stateOf(html), removeTable)).toBe('<p>a</p>\n');
});

test('a finding selects its words, or its picture', () => {
  let state = stateOf('<p>a[]</p><p>Kijk hier.</p><figure><img src="/b.avif" alt="b"></figure>');
  const apply = (command: Command) =>
    command(state, (tr) => {
      state = state.apply(tr);
    });
  expect(apply(selectPlace({ block: 'Kijk hier.', start: 5, end: 9 }))).toBe(true);
  expect(state.doc.textBetween(state.selection.from, state.selection.to)).toBe('hier');
  expect(apply(selectPlace({ picture: '/b.avif' }))).toBe(true);
  expect(state.selection).toBeInstanceOf(NodeSelection);
  expect(apply(selectPlace({ block: 'Weg.', start: 0, end: 1 }))).toBe(false);
});

test('a link at the start is found when all of the text is selected', () => {
  const state = stateOf('<p><a href="/a">a[]</a> b</p>');
  const selection = new AllSelection(state.doc);
  expect(linkAt(state.apply(state.tr.setSelection(selection)))?.href).toBe('/a');
});

test('another picture keeps the caption and the width of the one that it replaces', () => {
  const figure =
    '<figure data-width="text">\n<img src="/media/a.avif" alt="Een kiosk" width="16" height="9">\n<figcaption>[]Op straat</figcaption>\n</figure>\n';
  const state = stateOf(figure);
  const media = selectedMedia(state);
  const other = { src: '/media/b.avif', alt: 'Een zuil', width: 9, height: 16 };
  expect(media && run(state, replacePicture(media, other))).toBe(
    '<figure data-width="text">\n<img src="/media/b.avif" alt="Een zuil" width="9" height="16">\n<figcaption>Op straat</figcaption>\n</figure>\n',
  );
});

test('a card takes the place of an empty paragraph, is selected, and is changed where it stands', () => {
  const card = { href: '/kiosken', title: 'Kiosken', description: 'Zeven modellen.' };
  let state = stateOf('<p>a</p><p>[]</p><p>b</p>');
  const use = (command: Command) => command(state, (tr) => (state = state.apply(tr)));
  use(setCard(card));
  expect(selectedCard(state)).toEqual(card);
  use(setCard({ ...card, title: ' Onze  kiosken ', description: '' }));
  expect(selectedCard(state)?.description).toBe('');
  expect(toHtml(state.doc)).toBe(
    '<p>a</p>\n<figure>\n<p><a href="/kiosken">Onze kiosken</a></p>\n</figure>\n<p>b</p>\n',
  );
});
