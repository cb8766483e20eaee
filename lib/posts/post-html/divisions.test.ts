import { divisionsToParagraphs } from './divisions';

test.each([
  ['div elements with text become paragraphs', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['emphasis is kept', '<div>a <strong>b</strong></div>', '<p>a <strong>b</strong></p>'],
  ['an empty div is removed', '<div>a</div><div><br /></div><div>b</div>', '<p>a</p><p>b</p>'],
  ['a div around blocks is removed', '<div><h2>a</h2><p>b</p></div>', '<h2>a</h2><p>b</p>'],
  ['nested div elements become one paragraph', '<div><div><div>a</div></div></div>', '<p>a</p>'],
  [
    'sibling div elements in a div become paragraphs',
    '<div><div>a</div><div>b</div></div>',
    '<p>a</p><p>b</p>',
  ],
  ['text beside a div stays on its own line', 'a<div>b</div>c', 'a<p>b</p>c'],
  [
    'text at the edges of two adjacent div elements stays on separate lines',
    '<div><p>a</p>b</div><div>c<p>d</p></div>',
    '<p>a</p>b<br />c<p>d</p>',
  ],
  [
    'a div in a list item becomes a paragraph',
    '<ul><li><div>a</div></li></ul>',
    '<ul><li><p>a</p></li></ul>',
  ],
  [
    'div elements in a table cell become paragraphs',
    '<table><tr><td><div>a</div><div>b</div></td></tr></table>',
    '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
  ],
  [
    'a div around a table is removed',
    '<div><table><tr><td>a</td></tr></table></div>',
    '<table><tr><td>a</td></tr></table>',
  ],
  ['a div around a horizontal rule is removed', 'a<div><hr /></div>b', 'a<hr />b'],
  ['div elements without text are removed', '<div>\n <div></div></div>', ''],
  [
    'a div with a picture becomes a paragraph',
    '<div><img src="/a.avif" alt="" /></div>',
    '<p><img src="/a.avif" alt="" /></p>',
  ],
])('divisionsToParagraphs: %s', (_kind, html, expected) => {
  expect(divisionsToParagraphs(html)).toBe(expected);
});

test('divisionsToParagraphs leaves HTML without div elements unchanged', () => {
  const html = '<h2>a</h2>\n<p>b <em>c</em></p>\nd';
  expect(divisionsToParagraphs(html)).toBe(html);
});

test('divisionsToParagraphs handles 100,000 nested div elements', () => {
  const deep = '<div>'.repeat(100_000) + '</div>'.repeat(100_000);
  expect(divisionsToParagraphs(deep)).toBe('');
  expect(divisionsToParagraphs('<div>a'.repeat(20_000)).match(/a/g)).toHaveLength(20_000);
});
