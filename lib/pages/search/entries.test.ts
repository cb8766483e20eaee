import { routes } from '../../routes';
import { searchGroups } from './entries';

const post = {
  id: '1',
  slug: 'de-juiste-kleur',
  title: 'De Juiste Kleur',
  excerpt: 'Glans en structuur.',
  image: null,
  publishedAt: '2026-01-01T00:00:00Z',
};
const groups = searchGroups([post]);
const entries = groups.flatMap((group) => group.entries);

test('search entries contain every page except the search page', () => {
  const listed = new Set(entries.map(({ href }) => href.split('#')[0]));
  const others = Object.values(routes).filter((path) => path !== routes.search);
  expect([...listed]).toEqual(expect.arrayContaining(others));
});

test('search entries contain each URL once', () => {
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
});

test('search entries list posts with title and excerpt, and have no blog group without posts', () => {
  expect(groups.at(-1)?.entries).toEqual([
    { href: '/blog/de-juiste-kleur', name: 'De Juiste Kleur', about: 'Glans en structuur.' },
  ]);
  expect(searchGroups([])).toHaveLength(groups.length - 1);
});
