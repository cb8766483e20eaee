import { isSlug } from '@/lib/posts/slug';
import { slugFromTitle } from './slug-from-title';

test.each([
  ['De juiste kleur op staal', 'de-juiste-kleur-op-staal'],
  ["Eén kiosk, vier foto's", 'een-kiosk-vier-fotos'],
  ['Coöperatie & café', 'cooperatie-en-cafe'],
  ['100% staal – 2.500 cd/m²', '100-procent-staal-2-500-cd-m2'],
  ['  IJs  ', 'ijs'],
  ['Ĳsselmeer', 'ijsselmeer'],
  ['Straße', 'strasse'],
  ['?!', ''],
])('the title "%s" becomes the slug "%s"', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test('a long title ends at a word, and one long word is cut', () => {
  const slug = slugFromTitle('woorden '.repeat(40));
  expect(slug.endsWith('-woorden')).toBe(true);
  expect(isSlug(slug)).toBe(true);
  expect(isSlug(slugFromTitle('x'.repeat(300)))).toBe(true);
});
