import { checkUrl } from './check-url';

test.each([
  ['the home page', '/'],
  ['a page', '/digital-signage'],
  ['an encoded accent', '/blog/%C3%A9%C3%A9n'],
  ['an encoded accent in lower case', '/blog/%c3%a9%c3%a9n'],
  ['an encoded percent sign', '/blog/50%25'],
  ['an encoded slash', '/%2F/evil.example'],
  ['a file with capitals', '/media/blog/Foto.avif'],
  ['a script with capitals', '/_next/static/chunks/0aB.js'],
  ['a route with capitals', '/api/Revalidate'],
])('%s (%s) is fine', (_kind, path) => {
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
  ['nothing but slashes', '//', '/'],
  ['a slash at the end of a file', '/media/Foto.avif/', '/media/Foto.avif'],
  ['capitals beside an encoded accent, which stays as it is', '/Blog/%C3%A9N', '/blog/%C3%A9n'],
])('an address with %s (%s) has moved to %s', (_kind, path, to) => {
  expect(checkUrl(path)).toEqual({ kind: 'moved', to });
});

test('an address that has moved has moved for good', () => {
  expect(checkUrl('/blog/%C3%A9n')).toEqual({ kind: 'fine' });
});

test.each([
  ['a percent sign alone', '/blog/50%'],
  ['a percent sign before no digits', '/blog/%zz'],
  ['half a character', '/blog/%C3'],
  ['bytes that are no UTF-8', '/blog/%FF'],
  ['an encoded NUL', '/blog/%00'],
  ['a broken sign and capitals', '/BLOG/%'],
])('an address with %s (%s) is broken', (_kind, path) => {
  expect(checkUrl(path)).toEqual({ kind: 'broken' });
});
