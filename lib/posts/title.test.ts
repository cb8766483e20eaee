import { titleFromSlug } from './title';

test.each([
  ['several words', 'hoe-helder-moet-het', 'Hoe Helder Moet Het'],
  ['a single word', 'kiosk', 'Kiosk'],
  ['an ij', 'ijs-op-de-ijssel', 'IJs Op De IJssel'],
  ['digits', '43-of-55-inch', '43 Of 55 Inch'],
  ['a word that starts with a digit', '3d-model', '3d Model'],
  ['double hyphens', 'beurs--2025', 'Beurs 2025'],
  ['hyphens at the ends', '-beurs-', 'Beurs'],
  ['an accent at the start of a word', 'één-énige', 'Één Énige'],
  ['capitals inside a word', 'mcDonald', 'McDonald'],
  ['an empty slug', '', ''],
])('titleFromSlug with %s converts %p to %p', (_kind, slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
