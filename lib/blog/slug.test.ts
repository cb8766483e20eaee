import { isSlug } from './slug';

test.each([
  ['one word', 'kiosk'],
  ['words with hyphens', 'wat-een-kiosk-kost'],
  ['digits', '43-inch'],
  ['120 characters', 'a'.repeat(120)],
])('%s can be a slug', (_kind, text) => {
  expect(isSlug(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['121 characters', 'a'.repeat(121)],
  ['capitals', 'Kiosk'],
  ['an accent', 'één'],
  ['a space', 'een kiosk'],
  ['double hyphens', 'een--kiosk'],
  ['a hyphen in front', '-kiosk'],
  ['a hyphen behind', 'kiosk-'],
  ['a line break behind', 'kiosk\n'],
  ['a path', '../kiosk'],
  ['a percent sign', 'kiosk%20'],
])('%s can be no slug', (_kind, text) => {
  expect(isSlug(text)).toBe(false);
});
