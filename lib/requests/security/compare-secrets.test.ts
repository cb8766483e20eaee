import { secretsMatch } from './compare-secrets';

test('the right secret matches', () => {
  expect(secretsMatch('sesam-open-u-2026', 'sesam-open-u-2026')).toBe(true);
});

test.each([
  ['another secret', 'sesam-open-u-2027'],
  ['the beginning of the secret', 'sesam-open-u'],
  ['a longer text', 'sesam-open-u-2026!'],
  ['other capitals', 'Sesam-open-u-2026'],
  ['an empty text', ''],
  ['a missing header', null],
])('%s does not match the secret', (_kind, given) => {
  expect(secretsMatch(given, 'sesam-open-u-2026')).toBe(false);
});

test.each([
  ['is not set', undefined],
  ['is empty', ''],
])('nothing matches a secret that %s', (_kind, expected) => {
  expect([secretsMatch('', expected), secretsMatch('undefined', expected)]).toEqual([false, false]);
});
