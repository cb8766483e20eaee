import { isMadeUpSlug, postTitle } from './draft-title';

test.each([
  ['of a post without a title', 'concept-42685ed2', 'Zonder titel'],
  ['that is empty', '', 'Zonder titel'],
  ['of a title that starts alike', 'concept-van-een-zuil', 'Concept Van Een Zuil'],
])('a slug %s, %p, becomes the title %p', (_kind, slug, title) => {
  expect(postTitle(slug)).toBe(title);
});

test('a slug that an editor wrote is not made up', () => {
  expect(isMadeUpSlug('concept-42685ed2-nieuw')).toBe(false);
});
