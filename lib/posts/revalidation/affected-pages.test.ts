import { affectedPages, nextListPage } from './affected-pages';

test('affectedPages lists the page of the post, the lists, the pages that link to it and its picture', () => {
  expect(affectedPages({ slugs: ['nieuw'], linking: ['buur'] })).toEqual([
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

test('affectedPages lists the products whose page links to the post', () => {
  const pages = affectedPages({
    slugs: ['hoe-helder-moet-een-etalagescherm-zijn'],
    linking: [],
  });
  expect(pages).toEqual(
    expect.arrayContaining(['/kiosken/clearvision', '/kiosken/clearvision-double']),
  );
  expect(pages).not.toContain('/kiosken/brandvision');
});

test('affectedPages lists the pages of sectors that show the post', () => {
  const pages = affectedPages({
    slugs: ['wachten-voelt-korter-met-goede-informatie'],
    linking: [],
  });
  expect(pages).toContain('/marktsegmenten/zorg');
  expect(pages).not.toContain('/marktsegmenten/retail');
});

test('affectedPages lists the old and the new URL of a moved post once each', () => {
  const pages = affectedPages({ slugs: ['nieuw', 'oud'], linking: ['oud'] });
  expect(pages.filter((path) => path === '/blog/oud')).toHaveLength(1);
  expect(pages).toContain('/blog/nieuw');
});

test('nextListPage returns the next page of the blog list', () => {
  expect(nextListPage('/blog')).toBe('/blog/pagina/2');
  expect(nextListPage('/blog/pagina/2')).toBe('/blog/pagina/3');
  expect(nextListPage('/blog/pagina/9')).toBe('/blog/pagina/10');
});

test('nextListPage returns undefined after page 10', () => {
  expect(nextListPage('/blog/pagina/10')).toBeUndefined();
});

test('nextListPage returns undefined for pages outside the blog list', () => {
  for (const path of [
    '/',
    '/sitemap.xml',
    '/sitemap/berichten-2025.xml',
    '/blog/pagina-2',
    '/blog/feed.xml',
  ]) {
    expect(nextListPage(path)).toBeUndefined();
  }
});
