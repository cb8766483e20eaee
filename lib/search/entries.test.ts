import { routes } from '../routes';
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

test('every page but the one with the search is listed', () => {
  const listed = new Set(entries.map(({ href }) => href.split('#')[0]));
  const others = Object.values(routes).filter((path) => path !== routes.search);
  expect([...listed]).toEqual(expect.arrayContaining(others));
});

test('no place is listed twice', () => {
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
});

test('posts are listed with their title and excerpt, and without posts there is no heading for them', () => {
  expect(groups.at(-1)?.entries).toEqual([
    { href: '/blog/de-juiste-kleur', name: 'De Juiste Kleur', about: 'Glans en structuur.' },
  ]);
  expect(searchGroups([])).toHaveLength(groups.length - 1);
});
