import { toSafeLink } from './links';

const SITE = 'https://www.zuilwerk.example';

test.each([
  ['a path on the own site', '/kiosken#clearvision', '/kiosken#clearvision'],
  ['a fragment of the same post', '#kop-kleur', '#kop-kleur'],
  ['an absolute URL of the own site', `${SITE}/kiosken?maat=43`, '/kiosken?maat=43'],
  ['a relative path (resolved from the root)', 'kiosken', '/kiosken'],
  ['an e-mail address', 'mailto:info@zuilwerk.example', 'mailto:info@zuilwerk.example'],
  ['a telephone number', 'tel:+31123456700', 'tel:+31123456700'],
])('toSafeLink keeps a link to %s without rel', (_kind, href, expected) => {
  expect(toSafeLink(href, SITE)).toEqual({ href: expected });
});

test.each([
  ['https://example.com/', 'https://example.com/'],
  ['HTTP://example.com/', 'http://example.com/'],
  [' https://example.com/', 'https://example.com/'],
  ['http://www.zuilwerk.example/', 'http://www.zuilwerk.example/'],
  [`${SITE}.example.com/`, `${SITE}.example.com/`],
])('toSafeLink adds rel to an external link (%p)', (href, expected) => {
  expect(toSafeLink(href, SITE)).toEqual({ href: expected, rel: 'external noopener noreferrer' });
});

test.each([
  ['a javascript URL', 'javascript:alert(1)'],
  ['a javascript URL with mixed case and a tab', 'JaVa\tScRiPt:alert(1)'],
  ['a javascript URL behind a control character', '\u0001javascript:alert(1)'],
  ['a data URL', 'data:text/html,hallo'],
  ['a file URL', 'file:///etc/passwd'],
  ['a blob URL', `blob:${SITE}/x`],
  ['a host without a scheme', '//example.com'],
  ['a host behind backslashes', '\\\\example.com'],
  ['a host behind a tab', '/\t/example.com'],
  ['the own host with another host as its path', `${SITE}//example.com`],
  ['a host behind a dot', '/.//example.com'],
  ['an empty URL', ' '],
])('toSafeLink rejects a link to %s', (_kind, href) => {
  expect(toSafeLink(href, SITE)).toBeNull();
});
