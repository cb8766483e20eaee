import { divisionsToParagraphs } from './divisions';

test.each([
  ['lines of text become paragraphs', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['emphasis stays', '<div>a <strong>b</strong></div>', '<p>a <strong>b</strong></p>'],
  ['an empty line is left out', '<div>a</div><div><br /></div><div>b</div>', '<p>a</p><p>b</p>'],
  ['what holds blocks gives way', '<div><h2>a</h2><p>b</p></div>', '<h2>a</h2><p>b</p>'],
  ['in one another', '<div><div><div>a</div></div></div>', '<p>a</p>'],
  ['side by side in one', '<div><div>a</div><div>b</div></div>', '<p>a</p><p>b</p>'],
  ['text beside a division keeps its line', 'a<div>b</div>c', 'a<p>b</p>c'],
  [
    'text at the edges of two',
    '<div><p>a</p>b</div><div>c<p>d</p></div>',
    '<p>a</p>b<br />c<p>d</p>',
  ],
  ['in a list', '<ul><li><div>a</div></li></ul>', '<ul><li><p>a</p></li></ul>'],
  [
    'in a cell',
    '<table><tr><td><div>a</div><div>b</div></td></tr></table>',
    '<table><tr><td><p>a</p><p>b</p></td></tr></table>',
  ],
  [
    'around a table',
    '<div><table><tr><td>a</td></tr></table></div>',
    '<table><tr><td>a</td></tr></table>',
  ],
  ['around a rule', 'a<div><hr /></div>b', 'a<hr />b'],
  ['without text', '<div>\n <div></div></div>', ''],
  [
    'with a picture',
    '<div><img src="/a.avif" alt="" /></div>',
    '<p><img src="/a.avif" alt="" /></p>',
  ],
])('divisions: %s', (_kind, html, expected) => {
  expect(divisionsToParagraphs(html)).toBe(expected);
});

test('text without divisions stays as it is', () => {
  const html = '<h2>a</h2>\n<p>b <em>c</em></p>\nd';
  expect(divisionsToParagraphs(html)).toBe(html);
});

test('a hundred thousand divisions take no time to speak of', () => {
  const deep = '<div>'.repeat(100_000) + '</div>'.repeat(100_000);
  expect(divisionsToParagraphs(deep)).toBe('');
  expect(divisionsToParagraphs('<div>a'.repeat(20_000)).match(/a/g)).toHaveLength(20_000);
});
