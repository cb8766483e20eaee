import type { Node } from 'prosemirror-model';
import { schema } from '../schema/schema';
import { randomDocument } from '../testing/random-document';
import { tidy } from './tidy';
import { toHtml } from './to-html';

const textOf = (doc: Node) => doc.textBetween(0, doc.content.size, ' ').replaceAll(/\s+/g, '');
const paragraph = (...content: (string | Node)[]) =>
  schema.node(
    'p',
    null,
    content.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  );
const doc = (...blocks: Node[]) => schema.node('doc', null, blocks);
const br = schema.node('br');

test('tidying 500 random documents keeps every character but white space, and is done at once', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const given = randomDocument(seed);
    const tidied = tidy(given);
    expect(textOf(tidied)).toBe(textOf(given));
    expect(tidy(tidied).eq(tidied)).toBe(true);
  }
});

test.each([
  ['white space at its edges', paragraph(' a '), '<p>a</p>\n'],
  ['several spaces', paragraph('a  \t b'), '<p>a b</p>\n'],
  ['line breaks at its edges', paragraph(br, 'a ', br, ' b', br, br), '<p>a<br>b</p>\n'],
  ['characters that no database keeps', paragraph('a\u0000\ud800b'), '<p>ab</p>\n'],
  ['no-break spaces', paragraph('43\u00a0inch '), '<p>43&nbsp;inch</p>\n'],
])('a paragraph with %s is stored as pages show it', (_what, block, html) => {
  expect(toHtml(doc(block))).toBe(html);
});

test('empty paragraphs are not stored', () => {
  expect(toHtml(doc(paragraph(), paragraph('a'), paragraph(' '), paragraph('b')))).toBe(
    '<p>a</p>\n<p>b</p>\n',
  );
});

test('a document without text is stored as an empty text', () => {
  expect(toHtml(doc(paragraph(), schema.node('h2')))).toBe('');
});
