import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Selection, TextSelection } from 'prosemirror-state';
import { CellSelection, isInTable, selectedRect } from 'prosemirror-tables';

/** A document of Greek words and the selection in it into which something is pasted. */
export type Place = { name: string; html: string; select: (doc: Node) => Selection };

const cells = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
const GRID = cells(
  '<td>α</td><td>β</td><td>γ</td>',
  '<td>δ</td><td>ε</td><td>ζ</td>',
  '<td>η</td><td>θ</td><td>ι</td>',
);
const MERGED = cells(
  '<td rowspan="2">α</td><td colspan="2">β</td>',
  '<td>γ</td><td rowspan="2">δ</td>',
  '<td>ε</td><td>ζ</td>',
);
const HAND_WRITTEN = '<figure><p>λόγος</p></figure>';

export const PLACES: readonly Place[] = [
  { name: 'an empty post', html: '', select: (doc) => TextSelection.atStart(doc) },
  {
    name: 'an empty paragraph',
    html: '<p>πριν</p><hr><p>μετά</p>',
    select: (doc) => behind(doc, 'πριν'),
  },
  { name: 'the middle of a text', html: '<p>αβγ δεζ</p>', select: (doc) => behind(doc, 'αβγ ') },
  {
    name: 'a selected part of three paragraphs',
    html: '<p>αβγ δεζ</p><p>ηθι</p><p>κλμ νξο</p>',
    select: (doc) => between(doc, 'αβγ ', 'κλμ'),
  },
  { name: 'a heading', html: '<h2>αβγ δεζ</h2><p>ηθι</p>', select: (doc) => behind(doc, 'αβγ ') },
  {
    name: 'a list item',
    html: '<ul><li>αβγ</li><li>δεζ ηθι<ol><li>κλμ</li></ol></li></ul>',
    select: (doc) => behind(doc, 'δεζ '),
  },
  {
    name: 'a nested list item',
    html: '<ol><li>αβγ<ol><li>δεζ</li></ol></li><li>ηθι</li></ol>',
    select: (doc) => behind(doc, 'δεζ'),
  },
  {
    name: 'a quotation',
    html: '<blockquote><p>αβγ δεζ</p></blockquote>',
    select: (doc) => behind(doc, 'αβγ '),
  },
  { name: 'a cell', html: GRID, select: (doc) => behind(doc, 'ε') },
  {
    name: 'a selected word of a cell',
    html: GRID,
    select: (doc) => between(doc, 'ζ', 'ζ', { isWhole: true }),
  },
  { name: 'selected cells', html: GRID, select: (doc) => cellsBetween(doc, 'β', 'ζ') },
  { name: 'a selected column', html: GRID, select: (doc) => cellsBetween(doc, 'α', 'η') },
  { name: 'a merged cell', html: MERGED, select: (doc) => behind(doc, 'δ') },
  { name: 'selected merged cells', html: MERGED, select: (doc) => cellsBetween(doc, 'α', 'δ') },
  {
    name: 'a caption of a table',
    html: GRID.replace('<tbody>', '<caption>λόγος</caption><tbody>'),
    select: (doc) => behind(doc, 'λό'),
  },
  {
    name: 'a caption of a picture',
    html: '<figure><img src="/media/a.avif" alt="εικόνα"><figcaption>λόγος</figcaption></figure>',
    select: (doc) => behind(doc, 'λό'),
  },
  {
    name: 'program code',
    html: '<pre><code>αβγ\nδεζ</code></pre>',
    select: (doc) => behind(doc, 'αβγ'),
  },
  {
    name: 'a selected block of hand-written HTML',
    html: `<p>αβγ</p>${HAND_WRITTEN}<p>δεζ</p>`,
    select: (doc) =>
      NodeSelection.create(
        doc,
        positionOf(doc, ({ type }) => type.name === 'handWritten'),
      ),
  },
  {
    name: 'a paragraph between tables',
    html: `${GRID}<p>κλμ</p>${MERGED.replaceAll(/[α-ζ]/g, 'ν')}`,
    select: (doc) => behind(doc, 'κλ'),
  },
  {
    name: 'everything',
    html: `<p>αβγ</p>${GRID}<p>κλμ</p>`,
    select: (doc) => TextSelection.between(doc.resolve(1), doc.resolve(doc.content.size - 1)),
  },
];

/**
 * The text that a paste may not take away.
 * @param hasCells whether cells are pasted, which fill those from the first selected one on
 */
export function keptText(state: EditorState, hasCells: boolean): string {
  const { doc, selection } = state;
  const isOfCells = selection instanceof CellSelection || (hasCells && isInTable(state));
  if (!isOfCells) {
    const { from, to } = selection;
    return doc.textBetween(0, from) + doc.textBetween(to, doc.content.size);
  }
  const { map, tableStart, left, top, right, bottom } = selectedRect(state);
  const area = hasCells
    ? { left, top, right: map.width, bottom: map.height }
    : { left, top, right, bottom };
  const filled = new Set(map.cellsInRect(area).map((position) => tableStart + position));
  let text = '';
  doc.descendants((node, position) => {
    text += node.text ?? '';
    return !filled.has(position);
  });
  return text;
}

function positionOf(doc: Node, isFound: (node: Node) => boolean): number {
  const found: number[] = [];
  doc.descendants((node, position) => {
    if (isFound(node)) found.push(position);
  });
  const [first] = found;
  if (first === undefined) throw new Error('not in the document');
  return first;
}

function startOf(doc: Node, text: string): number {
  return positionOf(doc, (node) => node.text?.startsWith(text) ?? false);
}

function behind(doc: Node, text: string) {
  return TextSelection.create(doc, startOf(doc, text) + text.length);
}

function between(doc: Node, from: string, to: string, { isWhole = false } = {}) {
  const start = startOf(doc, from) + (isWhole ? 0 : from.length);
  return TextSelection.create(doc, start, startOf(doc, to) + to.length);
}

/** A cell begins before its paragraph and text. */
function cellsBetween(doc: Node, from: string, to: string) {
  return CellSelection.create(doc, startOf(doc, from) - 2, startOf(doc, to) - 2);
}
