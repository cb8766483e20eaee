import { toSameOriginPath } from './same-origin-path';

const SITE = 'https://www.zuilwerk.example';

test.each([
  ['an absolute address', `${SITE}/kiosken?maat=43#maten`, '/kiosken?maat=43#maten'],
  ['an address in capitals', 'HTTPS://WWW.ZUILWERK.EXAMPLE/kiosken', '/kiosken'],
  ['a path', '/kiosken', '/kiosken'],
  ['the bare host', SITE, '/'],
])('%s of our own site becomes a path', (_kind, address, path) => {
  expect(toSameOriginPath(address, SITE)).toBe(path);
});

test.each([
  ['another host', 'https://example.com/x'],
  ['our host behind a name and an at sign', 'https://www.zuilwerk.example@example.com/x'],
  ['our host over another scheme', 'http://www.zuilwerk.example/x'],
  ['our host on another port', `${SITE}:8443/x`],
  ['another host without a scheme', '//example.com/x'],
  ['another host as a path of our own', `${SITE}//example.com/x`],
  ['another host behind a dot that browsers drop', '/.//example.com/x'],
  ['another host behind two dots that browsers drop', '/x/..//example.com/x'],
  ['a page in the browser’s memory', `blob:${SITE}/x`],
  ['a script', 'javascript:alert(1)'],
  ['nothing that can be read', 'https://['],
])('%s has no path of our own', (_kind, address) => {
  expect(toSameOriginPath(address, SITE)).toBeNull();
});
