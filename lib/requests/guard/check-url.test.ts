import { checkUrl, withoutInvisible } from './check-url';

test.each([
  ['nothing but a slash', '/'],
  ['lower case', '/digital-signage'],
  ['an encoded accent', '/blog/%C3%A9%C3%A9n'],
  ['an encoded accent in lower case', '/blog/%c3%a9%c3%a9n'],
  ['an encoded percent sign', '/blog/50%25'],
  ['an encoded slash', '/%2F/evil.example'],
  ['capitals in the name of a file', '/media/blog/Foto.avif'],
  ['capitals in the name of a script', '/_next/static/chunks/0aB.js'],
  ['capitals in the name of a route', '/api/Revalidate'],
  ['punctuation in the middle', '/blog/feed.xml'],
])('a path with %s (%s) is served', (_kind, path) => {
  expect(checkUrl(path)).toEqual({ kind: 'fine' });
});

test.each([
  ['a capital', '/Kiosken', '/kiosken'],
  ['nothing but capitals', '/BLOG/KIOSK-43', '/blog/kiosk-43'],
  ['a slash at the end', '/kiosken/', '/kiosken'],
  ['many slashes at the end', '/kiosken//', '/kiosken'],
  ['a capital and a slash at the end', '/Kiosken/', '/kiosken'],
  ['two slashes in front', '//Evil.example', '/evil.example'],
  ['a backslash in front', '/\\evil.example', '/evil.example'],
  ['slashes and backslashes in front', '/\\/\\evil.example/', '/evil.example'],
  ['slashes everywhere', '//Blog//Kleur//', '/blog/kleur'],
  ['nothing but two slashes', '//', '/'],
  ['a slash at the end of a file', '/media/Foto.avif/', '/media/Foto.avif'],
  ['capitals beside an encoded accent, which keeps its capitals', '/Blog/%C3%A9N', '/blog/%C3%A9n'],
  ['a full stop behind it', '/contact.', '/contact'],
  ['a bracket, a quote and a comma behind it', "/Kiosken)',", '/kiosken'],
  ['encoded quotes behind it', '/blog/kleur%22%E2%80%9D', '/blog/kleur'],
  ['a full stop behind a file', '/sitemap.xml.', '/sitemap.xml'],
  ['a slash and a bracket behind it', '/kiosken/)', '/kiosken'],
  ['nothing but punctuation', '/).', '/'],
  ['invisible characters', '/kios%C2%ADken%E2%80%8B', '/kiosken'],
])('a path with %s (%s) is redirected to %s', (_kind, path, to) => {
  expect(checkUrl(path)).toEqual({ kind: 'moved', to });
});

test('the target of a redirect is not redirected again', () => {
  expect(checkUrl('/blog/%C3%A9n')).toEqual({ kind: 'fine' });
});

test.each([
  ['a percent sign alone', '/blog/50%'],
  ['a percent sign before no digits', '/blog/%zz'],
  ['half a character', '/blog/%C3'],
  ['bytes that are not UTF-8', '/blog/%FF'],
  ['an encoded NUL', '/blog/%00'],
  ['a broken sign and capitals', '/BLOG/%'],
])('a path with %s (%s) is refused', (_kind, path) => {
  expect(checkUrl(path)).toEqual({ kind: 'broken' });
});

test.each([
  ['?kl%E2%80%8Beur=70%C2%AD16', '?kleur=7016'],
  ['?q=%C3%A9%C2%AD%26', '?q=%C3%A9%26'],
  ['?q=50%&p=%FF%C2%AD', '?q=50%&p=%FF%C2%AD'],
  ['?q=a%20b+%c3%a9', '?q=a%20b+%c3%a9'],
])('the query %s without invisible characters is %s', (query, visible) => {
  expect(withoutInvisible(query)).toBe(visible);
});
