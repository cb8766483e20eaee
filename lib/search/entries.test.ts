import { routes } from '../routes';
import { searchGroups } from './entries';
import { matcher } from './matcher';

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

/** Where a visitor is led who types these words. */
function found(query: string): string[] {
  const isFound = matcher(query);
  return entries.filter(({ name, about }) => isFound(`${name} ${about}`)).map(({ href }) => href);
}

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

// What a buyer, an owner and a dealer ask for in words of their own.
test.each([
  ['garantie', '/support#warranty'],
  ['levertijd', '/kiosken#maten'],
  ['gewicht', '/kiosken#maten'],
  ['afmetingen', '/kiosken#maten'],
  ['kwh', '/kiosken#modellen'],
  ['stroomverbruik', '/kiosken#modellen'],
  ['helderheid', '/kiosken#modellen'],
  ['vergelijken', '/kiosken#vergelijken'],
  ['keuzehulp energie', '/kiosken#keuzehulp'],
  ['installatie', '/#werkwijze'],
  ['prijzen software', '/digital-signage#schermen-en-prijs'],
  ['zwart scherm', '/support#technical-support'],
  ['monteur', '/support#technical-support'],
  ['gebruiksaanwijzing', '/support#manuals'],
  ['offerte', '/contact'],
  ['showroom', '/contact#wie-wij-zijn'],
  ['kvk', '/contact#gegevens-titel'],
  ['openingstijden', '/contact#gegevens-titel'],
  ['parkeren', '/contact#route'],
  ['hotels', '/marktsegmenten#hospitality'],
  ['menubord', '/marktsegmenten#restaurants'],
  ['raam zon', '/kiosken#clearvision'],
  ['plafondbuizen', '/kiosken#ceiling-kiosk'],
  ['aanraakpunten', '/kiosken#touch-table'],
  ['visitekaartjes', '/digitaal-platform#digitaal-visitekaartje'],
  ['verwerkersovereenkomst', '/digitaal-platform#gegevens'],
  ['samsung', '/digital-signage#schermen-en-prijs'],
  ['inloggen', '/action#dealertoegang'],
  ['betaling', '/terms-of-service'],
])('"%s" leads to %s', (query, href) => {
  expect(found(query)).toContain(href);
});
