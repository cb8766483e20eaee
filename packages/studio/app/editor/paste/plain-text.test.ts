import { toHtml } from '../html/to-html';
import { schema } from '../schema/schema';
import { sliceOfText } from './plain-text';

const htmlOf = (text: string) => toHtml(schema.node('doc', null, sliceOfText(text).content));

test.each([
  ['a line', 'een', '<p>een</p>\n'],
  ['lines', 'een\r\ntwee\n', '<p>een</p>\n<p>twee</p>\n'],
  [
    'lines with empty lines between',
    'een\nvervolg\n\ntwee',
    '<p>een<br>vervolg</p>\n<p>twee</p>\n',
  ],
  ['characters that cannot be seen', 'a\u200bb\u2028c\ufeff', '<p>ab</p>\n<p>c</p>\n'],
  ['HTML', '<b>een</b>', '<p>&lt;b&gt;een&lt;/b&gt;</p>\n'],
  [
    'an address of a video',
    'https://youtu.be/dQw4w9WgXcQ',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>\n',
  ],
])('plain text with %s is pasted as paragraphs', (_what, text, html) => {
  expect(htmlOf(text)).toBe(html);
});

test('one line joins the line in which it is pasted', () => {
  const { openStart, openEnd } = sliceOfText('een');
  expect([openStart, openEnd]).toEqual([1, 1]);
});
