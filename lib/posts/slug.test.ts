import { isSlug } from './slug';

test.each([
  ['one word', 'kiosk'],
  ['words with hyphens', 'wat-een-kiosk-kost'],
  ['digits', '43-inch'],
  ['120 characters', 'a'.repeat(120)],
])('isSlug accepts %s', (_kind, text) => {
  expect(isSlug(text)).toBe(true);
});

test.each([
  ['an empty string', ''],
  ['121 characters', 'a'.repeat(121)],
  ['capitals', 'Kiosk'],
  ['an accent', 'één'],
  ['a space', 'een kiosk'],
  ['double hyphens', 'een--kiosk'],
  ['a leading hyphen', '-kiosk'],
  ['a trailing hyphen', 'kiosk-'],
  ['a trailing line break', 'kiosk\n'],
  ['a path', '../kiosk'],
  ['a percent sign', 'kiosk%20'],
])('isSlug rejects %s', (_kind, text) => {
  expect(isSlug(text)).toBe(false);
});
