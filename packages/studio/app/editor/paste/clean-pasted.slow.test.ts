import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from '../html/from-html';
import { toInertHtml } from '../html/inert';
import { toHtml } from '../html/to-html';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { cleanPastedHtml } from './clean-pasted';
import { SAMPLES } from './samples/by-program';

const parseInert = (html: string) => parseHtml(toInertHtml(html));
const clean = (html: string) => cleanPastedHtml(html, { site, parseHtml: parseInert });

function stored(html: string): string {
  const doc = fromHtml(clean(html).html, site, parseHtml);
  doc.check();
  return toHtml(doc);
}

const sample = (name: string) => readFileSync(path.join(__dirname, 'samples', name), 'utf8');

test.each([
  ['Word', 'word'],
  ['Word in the browser', 'word-online'],
  ['Google Docs', 'google-docs'],
  ['Gmail', 'gmail'],
  ['Outlook', 'outlook'],
  ['Apple Notes', 'apple-notes'],
  ['Apple Pages', 'apple-pages'],
  ['LibreOffice', 'libreoffice'],
])('text from %s keeps its structure and emphasis, and nothing of its look', (_program, name) => {
  expect(stored(sample(`${name}.html`))).toBe(sample(`${name}.expected.html`));
});

describe.each(Object.entries(SAMPLES))('copied from %s', (_program, samples) => {
  test.each(samples)('%s', (_what, copied, expected) => {
    expect(stored(copied)).toBe(expected);
  });
});

test.each([
  ['word', 1],
  ['google-docs', 1],
  ['libreoffice', 1],
  ['gmail', 0],
])('the pictures in the sample %s that are not on the site are counted', (name, count) => {
  expect(clean(sample(`${name}.html`)).refusedPictures).toBe(count);
});

test.each([
  ['a word', '<span style="color:red">kiosk</span>', 'kiosk'],
  ['part of a line', 'de <b>kiosk</b>', 'de <strong>kiosk</strong>'],
])('%s stays part of the line in which it is pasted', (_what, html, expected) => {
  expect(clean(html).html).toBe(expected);
});

test.each([
  ['lines of a mail', '<div>een</div><div><br></div><div>twee</div>', '<p>een</p>\n<p>twee</p>\n'],
  ['lines with an empty line between', 'een<br><br>twee', '<p>een</p>\n<p>twee</p>\n'],
  ['lines below each other', 'een<br>twee', '<p>een<br>twee</p>\n'],
  ['a bold heading', '<h3><b>kop</b></h3>', '<h3>kop</h3>\n'],
  ['the title of a page', '<h1>kop</h1>', '<h2>kop</h2>\n'],
  ['a small heading', '<h6>kop</h6>', '<h4>kop</h4>\n'],
  ['a link that runs a script', '<p><a href="javascript:x()">a</a></p>', '<p>a</p>\n'],
  [
    'a picture of the site',
    '<p><img src="/media/a.avif" alt="Een kiosk"></p>',
    '<p><img src="/media/a.avif" alt="Een kiosk"></p>\n',
  ],
  ['a script', '<p>a</p><script>x()</script>', '<p>a</p>\n'],
  ['a button', '<p>a</p><button>Kopieer</button>', '<p>a</p>\n'],
])('%s is pasted as posts store it', (_what, html, expected) => {
  expect(stored(html)).toBe(expected);
});

test('the address of a video in a paragraph of its own becomes the video', () => {
  expect(stored('<p>Kijk:</p><p>https://vimeo.com/76979871</p>')).toBe(
    '<p>Kijk:</p>\n<iframe src="https://player.vimeo.com/video/76979871?dnt=1"></iframe>\n',
  );
});

test.each([
  ['bold text', '<b>a</b>', false],
  ['a bare word', 'a', false],
  ['a link', '<a href="https://example.com/">a</a>', false],
  ['program code', '<pre>a</pre>', false],
  ['cells of a header', '<table><tr><th>a</th></tr></table>', false],
  ['empty cells', '<table><tr><td></td><td></td></tr></table>', false],
  ['a picture of the site', '<div><img src="/media/a.avif" alt="a"></div>', false],
  ['a picture of the disk', '<p><img src="file:///C:/a.png" alt="a">&nbsp;</p>', true],
  ['a picture of a chat', '<div><img src="https://teams.example/a"></div>', true],
  ['hidden text', '<span style="display:none">a</span>', true],
])('whether %s shows anything decides between it and a file beside it', (_what, html, isBlank) => {
  expect(clean(html).isBlank).toBe(isBlank);
});

test('a column of cells stays one where it is pasted into a table', () => {
  const html = '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>';
  const options = { site, parseHtml: parseInert };
  expect(cleanPastedHtml(html, { ...options, isIntoTable: true }).html).toContain('<td>b</td>');
  expect(cleanPastedHtml(html, options).html).toBe('<p>a</p><p>b</p>');
});

test('a hostile style sheet takes no time', () => {
  const css = `${'a'.repeat(500_000)}${'{'.repeat(50_000)}${'/*'.repeat(50_000)}`;
  expect(clean(`<style>${css}</style><p>a</p>`).html).toBe('<p>a</p>');
});

test('a table that only places text becomes that text', () => {
  expect(
    stored('<table><tr><td><table><tr><td>een</td><td>twee</td></tr></table></td></tr></table>'),
  ).toContain('<tr><td>een</td><td>twee</td></tr>');
});
