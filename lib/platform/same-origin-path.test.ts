import { toSameOriginPath } from './same-origin-path';

const SITE = 'https://www.zuilwerk.example';

test.each([
  ['an absolute URL', `${SITE}/kiosken?maat=43#maten`, '/kiosken?maat=43#maten'],
  ['a URL in capitals', 'HTTPS://WWW.ZUILWERK.EXAMPLE/kiosken', '/kiosken'],
  ['a path', '/kiosken', '/kiosken'],
  ['the bare host', SITE, '/'],
])('%s of our own site gives a path', (_kind, url, path) => {
  expect(toSameOriginPath(url, SITE)).toBe(path);
});

test.each([
  ['another host', 'https://example.com/x'],
  ['our host as a user name', 'https://www.zuilwerk.example@example.com/x'],
  ['our host over another scheme', 'http://www.zuilwerk.example/x'],
  ['our host on another port', `${SITE}:8443/x`],
  ['another host without a scheme', '//example.com/x'],
  ['another host as a path of our own', `${SITE}//example.com/x`],
  ['another host after a dot segment', '/.//example.com/x'],
  ['another host after a double dot segment', '/x/..//example.com/x'],
  ['a blob URL of our origin', `blob:${SITE}/x`],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['an invalid URL', 'https://['],
])('%s gives no path', (_kind, url) => {
  expect(toSameOriginPath(url, SITE)).toBeNull();
});
