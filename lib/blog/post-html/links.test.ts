import { toSafeLink } from './links';

const SITE = 'https://www.zuilwerk.example';

test.each([
  ['a path of our own', '/kiosken#clearvision', '/kiosken#clearvision'],
  ['a place in the same post', '#kop-kleur', '#kop-kleur'],
  ['the full address of our own page', `${SITE}/kiosken?maat=43`, '/kiosken?maat=43'],
  ['a word, which counts from the top of the site', 'kiosken', '/kiosken'],
  ['mail', 'mailto:info@zuilwerk.example', 'mailto:info@zuilwerk.example'],
  ['a telephone', 'tel:+31123456700', 'tel:+31123456700'],
])('a link to %s stays inside and has no mark', (_kind, href, shown) => {
  expect(toSafeLink(href, SITE)).toEqual({ href: shown });
});

test.each([
  ['https://example.com/', 'https://example.com/'],
  ['HTTP://example.com/', 'http://example.com/'],
  [' https://example.com/', 'https://example.com/'],
  ['http://www.zuilwerk.example/', 'http://www.zuilwerk.example/'],
  [`${SITE}.example.com/`, `${SITE}.example.com/`],
])('a link to another website (%p) is marked and gives it no hold on our page', (href, shown) => {
  expect(toSafeLink(href, SITE)).toEqual({ href: shown, rel: 'external noopener noreferrer' });
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', 'JaVa\tScRiPt:alert(1)'],
  ['a script behind a control sign', '\u0001javascript:alert(1)'],
  ['a data address', 'data:text/html,hallo'],
  ['a file', 'file:///etc/passwd'],
  ['a page in the browser’s memory', `blob:${SITE}/x`],
  ['a host without a scheme', '//example.com'],
  ['a host behind backslashes', '\\\\example.com'],
  ['a host behind a tab', '/\t/example.com'],
  ['a host in a path of our own', `${SITE}//example.com`],
  ['a host behind a dot', '/.//example.com'],
  ['nothing', ' '],
])('a link to %s loses its address', (_kind, href) => {
  expect(toSafeLink(href, SITE)).toBeNull();
});
