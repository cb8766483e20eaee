import { Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { fromHtml } from '../html/from-html';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { pasteIntoTable } from './into-table';

const docOf = (html: string) => fromHtml(html, site, parseHtml);
const GRID =
  '<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tbody><tr><td>d</td><td>e</td><td>f</td></tr><tr><td>g</td><td>h</td><td>i</td></tr></tbody></table>';
const FOUR = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';

/** The words of each block and row after a paste behind the word, or over the cells between two words. */
function pasted(html: string, from: string, to?: string): string[] {
  const doc = docOf(GRID);
  const positionOf = (word: string) => {
    let found = 0;
    doc.descendants((node, position) => {
      if (node.text === word) found = position + 1;
    });
    return found;
  };
  const cellAt = (word: string) => positionOf(word) - 3;
  const selection = to
    ? CellSelection.create(doc, cellAt(from), cellAt(to))
    : TextSelection.create(doc, positionOf(from));
  let state = EditorState.create({ doc, selection });
  const isTaken = pasteIntoTable(new Slice(docOf(html).content, 0, 0))(state, (tr) => {
    state = state.apply(tr);
  });
  state.doc.check();
  const lines = toHtml(state.doc)
    .split('\n')
    .filter((line) => /<(tr|p)/.test(line));
  return isTaken
    ? lines.map((line) =>
        line
          .replaceAll(/<[^<>]+>/g, ' ')
          .replaceAll(/ +/g, ' ')
          .trim(),
      )
    : [];
}

test.each([
  ['fill the cells from the cursor on', FOUR, 'e', undefined, ['a b c', 'd 1 2', 'g 3 4']],
  ['make the table grow', FOUR, 'i', undefined, ['a b c', 'd e f', 'g h 1 2', '3 4']],
  [
    'fill selected cells repeatedly',
    '<table><tr><td>1</td><td>2</td></tr></table>',
    'd',
    'h',
    ['a b c', '1 2 f', '1 2 i'],
  ],
  ['come in whole where one cell is selected', FOUR, 'e', 'e', ['a b c', 'd 1 2', 'g 3 4']],
  [
    'leave the text around them before and behind the table',
    `<p>voor</p>${FOUR}<p>na</p>`,
    'e',
    undefined,
    ['voor', 'a b c', 'd 1 2', 'g 3 4', 'na'],
  ],
  [
    'have their caption before the table',
    FOUR.replace('<tr>', '<caption>maten</caption><tr>'),
    'e',
    undefined,
    ['maten', 'a b c', 'd 1 2', 'g 3 4'],
  ],
  [
    'may lack cells, or whole rows of them, and be merged',
    '<table><tr></tr><tr><td>1</td></tr><tr><td rowspan="2">2</td><td>3</td></tr><tr><td>4</td></tr></table>',
    'h',
    undefined,
    ['a b c', 'd e f', 'g', '1', '2 3', '4'],
  ],
  ['are not what text is', '<p>voor</p>', 'e', undefined, []],
] as const)('pasted cells %s', (_what, html, from, to, lines) => {
  expect(pasted(html, from, to)).toEqual(lines);
});

test('cells pasted into a header are headers, and headers pasted below it are not', () => {
  const headers = '<table><tr><th>1</th></tr><tr><th>2</th></tr></table>';
  let state = EditorState.create({ doc: docOf(GRID) });
  state = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(4))));
  pasteIntoTable(new Slice(docOf(headers).content, 0, 0))(state, (tr) => {
    state = state.apply(tr);
  });
  expect(toHtml(state.doc)).toContain('<tr><th scope="col">1</th><th>b</th>');
  expect(toHtml(state.doc)).toContain('<tr><td>2</td><td>e</td>');
});
