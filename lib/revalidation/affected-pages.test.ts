import { affectedPages, followingPage } from './affected-pages';

test('a changed post touches its page, the lists, the pages that name it, and its picture', () => {
  expect(affectedPages({ slugs: ['nieuw'], naming: ['buur'] })).toEqual([
    '/blog/nieuw',
    '/blog',
    '/',
    '/zoeken',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/sitemap.xml',
    '/sitemap/paginas.xml',
    '/blog/buur',
    '/blog/nieuw/deelplaatje.jpg',
  ]);
});

test('a post that moved touches both of its addresses, each once', () => {
  const pages = affectedPages({ slugs: ['nieuw', 'oud'], naming: ['oud'] });
  expect(pages.filter((path) => path === '/blog/oud')).toHaveLength(1);
  expect(pages).toContain('/blog/nieuw');
});

test('the list goes on page by page', () => {
  expect(followingPage('/blog')).toBe('/blog/pagina/2');
  expect(followingPage('/blog/pagina/2')).toBe('/blog/pagina/3');
  expect(followingPage('/blog/pagina/9')).toBe('/blog/pagina/10');
});

test('pages far down the list are left to who asks for them', () => {
  expect(followingPage('/blog/pagina/10')).toBeUndefined();
});

test('after other pages nothing follows', () => {
  for (const path of [
    '/',
    '/sitemap.xml',
    '/sitemap/berichten-2025.xml',
    '/blog/pagina-2',
    '/blog/feed.xml',
  ]) {
    expect(followingPage(path)).toBeUndefined();
  }
});
