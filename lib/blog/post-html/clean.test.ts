import { cleanPostHtml } from './clean';

const site = {
  url: 'https://www.zuilwerk.example',
  toImage: (address: string) => (address.startsWith('/') ? address : null),
};

const shownOf = (html: string) => cleanPostHtml(html, site).html;
const removedOf = (html: string) => cleanPostHtml(html, site).removed;

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', 'script'],
  ['a style element', '<style>p { color: red }</style><p>a</p>', 'style'],
  ['a frame', '<p>a</p><iframe src="https://example.com"></iframe>', 'iframe'],
  ['the words in a frame', '<p>a</p><iframe src="https://example.com">b</iframe>', 'iframe'],
  ['a frame with a document of its own', '<p>a</p><iframe srcdoc="<p>b</p>"></iframe>', 'iframe'],
  ['a drawing', '<p>a</p><svg onload="alert(1)"></svg>', 'svg'],
  ['a form', '<form action="https://example.com"><p>a</p></form>', 'form'],
  ['an event handler', '<p onclick="alert(1)">a</p>', 'p[onclick]'],
  ['a style attribute', '<p style="position:fixed">a</p>', 'p[style]'],
  ['a class', '<p class="fixed">a</p>', 'p[class]'],
  ['an id', '<p id="inhoud">a</p>', 'p[id]'],
  [
    'what we put in the place of a video',
    '<p>a</p><post-video number="0"></post-video>',
    'post-video',
  ],
  ['a picture of another host', '<p>a</p><img src="https://example.com/x.avif" alt="x">', 'img'],
  ['a picture from nowhere', '<p>a</p><img alt="x">', 'img'],
])('%s is left out and reported', (_kind, html, name) => {
  expect(cleanPostHtml(html, site)).toMatchObject({ html: '<p>a</p>', removed: [name] });
});

test('a comment is left out, which is nothing to report', () => {
  expect(cleanPostHtml('<p>a<!-- b --></p>', site)).toMatchObject({
    html: '<p>a</p>',
    removed: [],
  });
});

test('what is left out many times is reported once', () => {
  expect(removedOf('<p style="a">a</p><p style="b">b</p><font>c</font>')).toEqual([
    'p[style]',
    'font',
  ]);
});

test('what a refused link loses is its address', () => {
  expect(cleanPostHtml('<a href="javascript:alert(1)">a</a>', site)).toMatchObject({
    html: '<a>a</a>',
    removed: ['a[href]'],
  });
});

test('how a link opens and a picture loads is ours to decide, without a report', () => {
  const html =
    '<a href="/blog" target="_blank" rel="opener">a</a><img src="/x.avif" alt="x" loading="eager">';
  expect(cleanPostHtml(html, site)).toMatchObject({
    html: '<a href="/blog">a</a><img src="/x.avif" alt="x" loading="lazy" decoding="async" />',
    removed: [],
  });
});

test('pictures without a text are reported by their addresses', () => {
  const html = '<img src="/a.avif"><img src="/b.avif" alt=" "><img src="/c.avif" alt="c">';
  expect(cleanPostHtml(html, site).picturesWithoutAlt).toEqual(['/a.avif', '/b.avif']);
});

test.each([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])('a heading %s becomes %s', (given, shown) => {
  expect(cleanPostHtml(`<${given}>Kleur</${given}>`, site)).toMatchObject({
    html: `<${shown} id="kop-kleur">Kleur</${shown}>`,
    removed: [],
  });
});

test('an id of the editor’s own does not reach the page', () => {
  expect(shownOf('<h2 id="inhoud">Kleur</h2>')).toBe('<h2 id="kop-kleur">Kleur</h2>');
});

test.each([
  ['a list', '<ul><li>a</li></ul>'],
  ['a numbered list that starts later', '<ol start="3"><li>a</li></ol>'],
  ['a figure with its caption', '<figure><figcaption>Kleur</figcaption></figure>'],
  ['emphasis', '<p><strong>a</strong> <em>b</em></p>'],
  ['a quotation', '<blockquote><p>a</p></blockquote>'],
  ['code', '<pre><code>&lt;p&gt;</code></pre>'],
  ['accents and quotes', '<p>‘één’ foto’s</p>'],
])('%s stays as it is', (_kind, html) => {
  expect(cleanPostHtml(html, site)).toMatchObject({ html, removed: [] });
});

test('a table keeps its caption and headers, in a box that the keyboard can scroll', () => {
  const table =
    '<table><caption>Maten</caption><thead><tr><th scope="col">Maat</th></tr></thead><tbody><tr><td colspan="2">43</td></tr></tbody></table>';
  expect(shownOf(table)).toContain(table);
  expect(shownOf(table)).toMatch(/^<div [^>]*tabindex="0"[^>]*><table>/);
});

test('a table in a table is left out and its cells stay, so that one box ends where it began', () => {
  const { html, removed } = cleanPostHtml(
    '<table><table><tr><td>a</td></tr></table></table>',
    site,
  );
  expect(html).toMatch(/^<div [^>]*><table><tr><td>a<\/td><\/tr><\/table><\/div>$/);
  expect(removed).toEqual(['table table']);
});

test('tables after one another each have a box', () => {
  expect(shownOf('<table></table><table></table>').match(/<\/table><\/div>/g)).toHaveLength(2);
});

test('pasted boxes keep their lines apart; what they lose is their looks, not themselves', () => {
  const html = '<section><div class="x">a<br>b</div><div style="y">c</div></section>d';
  expect(cleanPostHtml(html, site)).toMatchObject({
    html: '<p>a<br />b</p><p>c</p>d',
    removed: ['div[class]', 'div[style]'],
  });
});

test('HTML that is cut off is closed', () => {
  expect(shownOf('<p>a <strong>b')).toBe('<p>a <strong>b</strong></p>');
});

test('what follows a refused frame keeps its own end', () => {
  expect(shownOf('<iframe src="/x"></iframe><p>a</p><a href="data:x">b</a>')).toBe(
    '<p>a</p><a>b</a>',
  );
});

test('a video becomes a cover, wherever it stands', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">b</iframe>';
  const { html, hasVideo, removed } = cleanPostHtml(`<figure>${frame}</figure><p>a</p>`, site);
  expect(html).toMatch(/^<figure><span class="post-video" .*<\/span><\/figure><p>a<\/p>$/);
  expect(hasVideo).toBe(true);
  expect(removed).toEqual([]);
});

test('a frame that closes itself takes nothing of the text with it', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" />';
  expect(shownOf(`${frame}<p>a</p>`)).toMatch(/<\/span><p>a<\/p>$/);
});

test('a post without a video says so', () => {
  expect(cleanPostHtml('<p>a</p><iframe src="/"></iframe>', site).hasVideo).toBe(false);
});
