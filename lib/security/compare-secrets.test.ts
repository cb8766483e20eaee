import { secretsMatch } from './compare-secrets';

test('our own secret is the same', () => {
  expect(secretsMatch('sesam-open-u-2026', 'sesam-open-u-2026')).toBe(true);
});

test.each([
  ['another secret', 'sesam-open-u-2027'],
  ['a part of it', 'sesam-open-u'],
  ['more than it', 'sesam-open-u-2026!'],
  ['other capitals', 'Sesam-open-u-2026'],
  ['nothing', ''],
  ['no secret at all', null],
])('%s is not the same', (_kind, given) => {
  expect(secretsMatch(given, 'sesam-open-u-2026')).toBe(false);
});

test.each([
  ['is not set', undefined],
  ['is empty', ''],
])('when our own secret %s, nothing is the same', (_kind, expected) => {
  expect([secretsMatch('', expected), secretsMatch('undefined', expected)]).toEqual([false, false]);
});
