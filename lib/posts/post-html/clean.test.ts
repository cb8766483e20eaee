import { cleanPostHtml } from './clean';

const site = {
  url: 'https://www.zuilwerk.example',
  toImage: (url: string) => (url.startsWith('/') ? url : null),
};

const htmlOf = (html: string) => cleanPostHtml(html, site).html;
const removedOf = (html: string) => cleanPostHtml(html, site).removed;

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', 'script'],
  ['a style element', '<style>p { color: red }</style><p>a</p>', 'style'],
  ['an iframe', '<p>a</p><iframe src="https://example.com"></iframe>', 'iframe'],
  ['the text in an iframe', '<p>a</p><iframe src="https://example.com">b</iframe>', 'iframe'],
  ['an iframe with srcdoc', '<p>a</p><iframe srcdoc="<p>b</p>"></iframe>', 'iframe'],
  ['an SVG', '<p>a</p><svg onload="alert(1)"></svg>', 'svg'],
  ['a form', '<form action="https://example.com"><p>a</p></form>', 'form'],
  ['an event handler', '<p onclick="alert(1)">a</p>', 'p[onclick]'],
  ['a style attribute', '<p style="position:fixed">a</p>', 'p[style]'],
  ['a class', '<p class="fixed">a</p>', 'p[class]'],
  ['an id', '<p id="inhoud">a</p>', 'p[id]'],
  [
    'the internal placeholder of a video',
    '<p>a</p><post-video number="0"></post-video>',
    'post-video',
  ],
  ['a picture of another host', '<p>a</p><img src="https://example.com/x.avif" alt="x">', 'img'],
  ['a picture without src', '<p>a</p><img alt="x">', 'img'],
])('sanitiser removes and reports %s', (_kind, html, name) => {
  expect(cleanPostHtml(html, site)).toMatchObject({ html: '<p>a</p>', removed: [name] });
});

test('sanitiser removes a comment without reporting it', () => {
  expect(cleanPostHtml('<p>a<!-- b --></p>', site)).toMatchObject({
    html: '<p>a</p>',
    removed: [],
  });
});

test('sanitiser reports a name that is removed several times once', () => {
  expect(removedOf('<p style="a">a</p><p style="b">b</p><font>c</font>')).toEqual([
    'p[style]',
    'font',
  ]);
});

test('sanitiser removes the href of a link with a forbidden scheme and keeps its text', () => {
  expect(cleanPostHtml('<a href="javascript:alert(1)">a</a>', site)).toMatchObject({
    html: '<a>a</a>',
    removed: ['a[href]'],
  });
});

test('sanitiser marks an item that begins with a list, and no other', () => {
  const html = '<ul><li> <ul><li>a</li></ul></li><li>b<ol><li>c</li></ol></li></ul>';
  expect(htmlOf(html)).toBe(html.replace('<li>', '<li class="without-marker">'));
});

test.each([
  ['<ol type="a">', '<ol type="a" class="type-a">'],
  ['<ol type="I" start="3">', '<ol start="3" type="I" class="type-I">'],
  ['<ol type="disc">', '<ol>'],
])('sanitiser makes %s %s, whose class says how it counts', (given, shown) => {
  expect(cleanPostHtml(`${given}<li>a</li></ol>`, site)).toMatchObject({
    html: `${shown}<li>a</li></ol>`,
    removed: [],
  });
});

test('sanitiser keeps text that is struck out', () => {
  const html = '<p>Nu <s>500</s> 400</p>';
  expect(cleanPostHtml(html, site)).toMatchObject({ html, removed: [] });
});

test('sanitiser overwrites an editor’s target, rel and loading without reporting it', () => {
  const html =
    '<a href="/blog" target="_blank" rel="opener">a</a><img src="/x.avif" alt="x" loading="eager">';
  expect(cleanPostHtml(html, site)).toMatchObject({
    html: '<a href="/blog">a</a><img src="/x.avif" alt="x" loading="lazy" decoding="async" />',
    removed: [],
  });
});

test('sanitiser reports the URLs of pictures without alt text', () => {
  const html = '<img src="/a.avif"><img src="/b.avif" alt=" "><img src="/c.avif" alt="c">';
  expect(cleanPostHtml(html, site).picturesWithoutAlt).toEqual(['/a.avif', '/b.avif']);
});

test.each([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])('sanitiser changes a heading %s to %s', (given, shown) => {
  expect(cleanPostHtml(`<${given}>Kleur</${given}>`, site)).toMatchObject({
    html: `<${shown} id="kop-kleur">Kleur</${shown}>`,
    removed: [],
  });
});

test('sanitiser replaces an editor’s id of a heading', () => {
  expect(htmlOf('<h2 id="inhoud">Kleur</h2>')).toBe('<h2 id="kop-kleur">Kleur</h2>');
});

test.each([
  ['a list', '<ul><li>a</li></ul>'],
  ['a numbered list that starts later', '<ol start="3"><li>a</li></ol>'],
  ['a figure with its caption', '<figure><figcaption>Kleur</figcaption></figure>'],
  ['emphasis', '<p><strong>a</strong> <em>b</em></p>'],
  ['a quotation', '<blockquote><p>a</p></blockquote>'],
  ['code', '<pre><code>&lt;p&gt;</code></pre>'],
  ['accents and quotes', '<p>‘één’ foto’s</p>'],
])('sanitiser keeps %s unchanged', (_kind, html) => {
  expect(cleanPostHtml(html, site)).toMatchObject({ html, removed: [] });
});

test('sanitiser keeps the caption and headers of a table and wraps it in a focusable scroll container', () => {
  const table =
    '<table><caption>Maten</caption><thead><tr><th scope="col">Maat</th></tr></thead><tbody><tr><td colspan="2">43</td></tr></tbody></table>';
  expect(htmlOf(table)).toContain(table);
  expect(htmlOf(table)).toMatch(/^<div [^>]*tabindex="0"[^>]*><table>/);
});

test('sanitiser removes a nested table and keeps its cells, so that the scroll container stays balanced', () => {
  const { html, removed } = cleanPostHtml(
    '<table><table><tr><td>a</td></tr></table></table>',
    site,
  );
  expect(html).toMatch(/^<div [^>]*><table><tr><td>a<\/td><\/tr><\/table><\/div>$/);
  expect(removed).toEqual(['table table']);
});

test('sanitiser wraps each of two consecutive tables in a scroll container', () => {
  expect(htmlOf('<table></table><table></table>').match(/<\/table><\/div>/g)).toHaveLength(2);
});

test('sanitiser turns pasted div and section elements into paragraphs and reports only their attributes', () => {
  const html = '<section><div class="x">a<br>b</div><div style="y">c</div></section>d';
  expect(cleanPostHtml(html, site)).toMatchObject({
    html: '<p>a<br />b</p><p>c</p>d',
    removed: ['div[class]', 'div[style]'],
  });
});

test('sanitiser closes unclosed elements', () => {
  expect(htmlOf('<p>a <strong>b')).toBe('<p>a <strong>b</strong></p>');
});

test('sanitiser keeps the closing tags after a removed iframe', () => {
  expect(htmlOf('<iframe src="/x"></iframe><p>a</p><a href="data:x">b</a>')).toBe(
    '<p>a</p><a>b</a>',
  );
});

test('sanitiser replaces a YouTube iframe in a figure by a video cover', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">b</iframe>';
  const { html, hasVideo, removed } = cleanPostHtml(`<figure>${frame}</figure><p>a</p>`, site);
  expect(html).toMatch(/^<figure><span class="post-video" .*<\/span><\/figure><p>a<\/p>$/);
  expect(hasVideo).toBe(true);
  expect(removed).toEqual([]);
});

test('sanitiser keeps the text after a self-closing iframe', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" />';
  expect(htmlOf(`${frame}<p>a</p>`)).toMatch(/<\/span><p>a<\/p>$/);
});

test('sanitiser keeps the text between an unclosed iframe and the next one', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">';
  expect(htmlOf(`${frame}<p>a</p>${frame}</iframe><p>b</p>${frame}<p>c</p>`)).toMatch(
    /<\/span><p>a<\/p><span.*<\/span><p>b<\/p><span.*<\/span><p>c<\/p>$/,
  );
});

test('sanitiser returns hasVideo false for a post without a video', () => {
  expect(cleanPostHtml('<p>a</p><iframe src="/"></iframe>', site).hasVideo).toBe(false);
});

test.each([
  ['<figure data-width="text">', '<figure data-width="text">'],
  ['<figure data-width="99999px">', '<figure>'],
])('a figure keeps no width but that of the text: %s', (start, expected) => {
  expect(htmlOf(`${start}<p>a</p></figure>`)).toContain(expected);
});
