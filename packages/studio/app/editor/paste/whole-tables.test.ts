import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { fromHtml } from '../html/from-html';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { keepTablesWhole } from './whole-tables';

const docOf = (html: string) => fromHtml(html, site, parseHtml);
const TABLE =
  '<table><caption>maten</caption><tbody><tr><td>een</td><td><ul><li>twee</li></ul></td></tr><tr><td>drie</td><td>vier</td></tr></tbody></table>';

function placeOf(doc: Node, word: string): number {
  let place = 0;
  doc.descendants((node, position) => {
    if (node.text === word) place = position;
  });
  return place;
}

/** The post after a part of another one, from the middle of a word to the middle of a word, is pasted in it. */
function pasted(from: string, to: string): string {
  const copied = docOf(`<p>voor</p>${TABLE}`);
  const part = copied.slice(placeOf(copied, from) + 2, placeOf(copied, to) + 2);
  const state = EditorState.create({ doc: docOf('<p>tekst</p>') });
  const { doc } = state.apply(state.tr.replace(6, 6, keepTablesWhole(part)));
  doc.check();
  return toHtml(doc).replaceAll('\n', '');
}

test.each([
  [
    'cells of one row',
    ['een', 'twee'],
    '<table><tbody><tr><td>n</td><td><ul><li>tw</li></ul></td></tr></tbody></table>',
  ],
  [
    'rows',
    ['twee', 'drie'],
    '<table><tbody><tr><td><ul><li>ee</li></ul></td></tr><tr><td>dr</td></tr></tbody></table>',
  ],
  [
    'text and a part of the table behind it',
    ['voor', 'een'],
    'or</p><table><caption>maten</caption><tbody><tr><td>ee</td></tr></tbody></table>',
  ],
  ['text and a part of a caption', ['voor', 'maten'], '<p>ma</p>'],
] as const)(
  '%s that were cut in the middle are pasted as a valid table',
  (_what, [from, to], html) => {
    expect(pasted(from, to)).toContain(html);
  },
);
