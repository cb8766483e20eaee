import { routes } from '../../lib/routes';
import { isUniqueSlug } from '../support/backend';
import { type Head, readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';
import { allPages } from '../support/pages';
import { readSitemap, urlsIn } from './sitemap';

async function headOf(path: string): Promise<Head> {
  return readHead(await (await fetch(sites.site + path)).text());
}

async function publicPaths(): Promise<string[]> {
  const ownPosts = urlsIn(await readSitemap())
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith(`${routes.blog}/`) && !isUniqueSlug(path));
  return [...new Set([...allPages, ...ownPosts])];
}

test('phones make no links of times, addresses and numbers in any page', async () => {
  for (const path of allPages) {
    expect((await headOf(path)).meta('format-detection'), path).toBe(
      'telephone=no, date=no, address=no, email=no, url=no',
    );
  }
});

for (const path of allPages) {
  test(`${path} has itself as canonical and Open Graph URL`, async () => {
    const { canonical, meta } = await headOf(path);
    expect(new URL(canonical).href).toBe(new URL(path, sites.site).href);
    expect(new URL(meta('og:url') ?? '').href).toBe(new URL(path, sites.site).href);
  });

  test(`${path} has its own Open Graph title and description`, async () => {
    const { title, meta } = await headOf(path);
    expect(title).toContain(meta('og:title') ?? 'no title');
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('twitter:title')).toBe(meta('og:title'));
    expect(meta('twitter:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:locale')).toBe('nl_NL');
    expect(meta('og:site_name')).toBe('Zuilwerk');
  });

  test(`${path} has an existing Open Graph picture of our own`, async () => {
    const { meta } = await headOf(path);
    const picture = new URL(meta('og:image') ?? '');
    expect(picture.origin).toBe(sites.site);
    expect(meta('twitter:image')).toBe(picture.href);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toMatch(/\w{3}/);
    const response = await fetch(picture);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  test(`${path} may be indexed with a large picture preview`, async () => {
    const response = await fetch(sites.site + path);
    expect(readHead(await response.text()).meta('robots')).toBe('max-image-preview:large');
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });
}

test('titles and descriptions fit a search result and are unique', async () => {
  const heads = await Promise.all(
    (await publicPaths()).map(async (path) => ({ path, head: await headOf(path) })),
  );
  expect(heads.length).toBeGreaterThan(allPages.length);
  const outOfBounds = heads.filter(({ head: { title, meta } }) => {
    const description = meta('description') ?? '';
    return !(isBetween(title.length, 15, 60) && isBetween(description.length, 70, 160));
  });
  expect(outOfBounds.map(({ path, head }) => [path, head.title, head.meta('description')])).toEqual(
    [],
  );
  const titles = heads.map(({ head }) => head.title);
  expect(repeated(titles)).toEqual([]);
  expect(repeated(heads.map(({ head }) => head.meta('description')))).toEqual([]);
});

for (const path of ['/bestaat-niet', '/blog/bestaat-niet', '/blog/pagina/99', '/404']) {
  test(`${path} answers 404 with noindex`, async () => {
    const response = await fetch(sites.site + path);
    expect(response.status).toBe(404);
    const html = await response.text();
    const { canonical, meta } = readHead(html);
    expect(meta('robots')).toContain('noindex');
    expect(html.match(/<meta name="robots"[^>]*>/g)).toHaveLength(1);
    expect(canonical).toBe('');
  });
}

test('/blog/pagina/1 redirects permanently to /blog', async () => {
  const response = await fetch(`${sites.site}/blog/pagina/1`, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(new URL(response.headers.get('location') ?? '', sites.site).pathname).toBe(routes.blog);
});

function isBetween(value: number, least: number, most: number) {
  return value >= least && value <= most;
}

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
