import { sanitizePostHtml } from './sanitize';

jest.mock('../env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a style element', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['a frame', '<p>a</p><iframe src="https://example.com"></iframe>', '<p>a</p>'],
  ['a drawing', '<p>a</p><svg onload="alert(1)"></svg>', '<p>a</p>'],
  ['a form', '<form action="https://example.com"><p>a</p></form>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="fixed" id="main">a</p>', '<p>a</p>'],
  ['a comment', '<p>a<!-- b --></p>', '<p>a</p>'],
])('%s is left out', (_kind, html, shown) => {
  expect(sanitizePostHtml(html)).toBe(shown);
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', 'JaVa&#x09;ScRiPt:alert(1)'],
  ['a data address', 'data:text/html,hallo'],
  ['a host without a scheme', '//example.com'],
])('a link to %s loses its address', (_kind, href) => {
  expect(sanitizePostHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
});

test.each(['/kiosken#clearvision', 'mailto:info@zuilwerk.example', 'tel:+31123456700'])(
  'a link to %s stays as it is',
  (href) => {
    const html = `<a href="${href}">a</a>`;
    expect(sanitizePostHtml(html)).toBe(html);
  },
);

test.each(['https://example.com/', 'HTTP://example.com/', ' https://example.com/'])(
  'a link to another website (%p) gives it no hold on our page',
  (href) => {
    expect(sanitizePostHtml(`<a href="${href}" rel="opener">a</a>`)).toContain(
      'rel="noopener noreferrer"',
    );
  },
);

test('a link opens in the same window', () => {
  expect(sanitizePostHtml('<a href="/blog" target="_blank">a</a>')).toBe('<a href="/blog">a</a>');
});

test('a picture in our own bucket is shown under our own address, and only when it is near', () => {
  const shown = sanitizePostHtml(
    `<img src="${BUCKET}/kleur.avif" alt="Kleur" width="8" height="6">`,
  );
  expect(shown).toBe(
    '<img alt="Kleur" width="8" height="6" src="/media/kleur.avif" loading="lazy" decoding="async" />',
  );
});

test.each([
  ['another host', '<img src="https://example.com/x.avif" alt="x">'],
  ['another host without a scheme', '<img src="//example.com/x.avif" alt="x">'],
  ['another host behind a tab', '<img src="/&#9;/example.com/x.avif" alt="x">'],
  ['a data address', '<img src="data:image/png;base64,AAAA" alt="x">'],
  ['nowhere', '<img alt="x">'],
])('a picture from %s is left out', (_kind, html) => {
  expect(sanitizePostHtml(`<p>a</p>${html}`)).toBe('<p>a</p>');
});

test('a picture loses its event handlers and its list of other sources', () => {
  const shown = sanitizePostHtml(
    '<img src="/x.avif" onerror="alert(1)" srcset="https://example.com/x.avif 2x">',
  );
  expect(shown).not.toMatch(/onerror|srcset/);
});

test('a first-level heading becomes one of the second level', () => {
  expect(sanitizePostHtml('<h1>Kleur</h1>')).toBe('<h2>Kleur</h2>');
});

test.each([
  ['a list', '<ul><li>a</li></ul>'],
  ['a numbered list that starts later', '<ol start="3"><li>a</li></ol>'],
  ['a figure with its caption', '<figure><figcaption>Kleur</figcaption></figure>'],
  ['emphasis', '<p><strong>a</strong> <em>b</em></p>'],
  ['headings below the first level', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['accents and quotes', '<p>‘één’ foto’s</p>'],
])('%s stays as it is', (_kind, html) => {
  expect(sanitizePostHtml(html)).toBe(html);
});

test('a table keeps its caption and headers, in a box that the keyboard can scroll', () => {
  const table =
    '<table><caption>Maten</caption><thead><tr><th scope="col">Maat</th></tr></thead><tbody><tr><td colspan="2">43</td></tr></tbody></table>';
  const html = sanitizePostHtml(table);
  expect(html).toContain(table);
  expect(html).toMatch(/^<div [^>]*tabindex="0"[^>]*><table>/);
});

test('HTML that is cut off is closed', () => {
  expect(sanitizePostHtml('<p>a <strong>b')).toBe('<p>a <strong>b</strong></p>');
});
