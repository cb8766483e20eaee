import { productIds } from '../../lib/business/products/ids';
import {
  postHref,
  productHref,
  routes,
  SITEMAP_PATH,
  sectorHref,
  sitemapPartHref,
} from '../../lib/routes';
import { startCappedBackend } from '../../packages/testbed/capped-backend.ts';
import { NO_BACKEND } from '../../packages/testbed/no-backend.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  isUniqueSlug,
  publishPost,
  revalidatePost,
} from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { readSitemap, urlsIn } from './sitemap';

embeddedBackendOnly();

const OWN_POST = 'de-juiste-kleur-op-staal';
const textOf = async (path: string, site = sites.site) => (await fetch(site + path)).text();

test('the sitemap lists every page', async () => {
  const urls = urlsIn(await readSitemap());
  for (const path of [...Object.values(routes), ...productIds.map(productHref)]) {
    expect(urls).toContain(new URL(path, sites.site).href);
  }
});

test('every picture in the sitemap exists and is on its page', async () => {
  const entries = (await readSitemap()).split('<url>').flatMap((entry) => {
    const [url] = urlsIn(entry);
    const picture = /<image:loc>(.*?)<\/image:loc>/.exec(entry)?.[1];
    return url && picture && !isUniqueSlug(url) ? [{ url, picture }] : [];
  });
  const paths = entries.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(productIds.map(productHref)));
  expect(paths).toEqual(expect.arrayContaining([sectorHref('zorg'), postHref(OWN_POST)]));
  for (const { url, picture } of entries) {
    expect(await (await fetch(url)).text()).toContain(`src="${new URL(picture).pathname}"`);
    const response = await fetch(picture);
    expect(response.status, picture).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  }
});

test('the sitemap lists a post as long as it is published', async () => {
  const slug = await publishPost({ slug: 'in-de-sitemap' });
  const isListed = async () => urlsIn(await readSitemap()).includes(sites.site + postHref(slug));
  await expect.poll(isListed).toBe(true);
  await deletePost(slug);
  await expect.poll(isListed).toBe(false);
});

test('a changed post updates lastmod of the post, its sitemap part and /blog', async () => {
  const slug = await publishPost({ slug: 'verbeterd', published_at: '2001-05-01T00:00:00Z' });
  const lastModified = async (path: string, name: string) => {
    const entry = (await textOf(path)).split('<loc>').find((part) => part.includes(name));
    return entry && /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
  };
  const part = sitemapPartHref('berichten-2001.xml');
  await expect.poll(() => lastModified(part, slug)).toMatch(/^2001-05-01T00:00:00/);
  const before = Date.now();
  await changePost(slug, { excerpt: 'Verbeterd.' });
  for (const [path, name] of [
    [part, slug],
    [SITEMAP_PATH, part],
    [sitemapPartHref('paginas.xml'), `${sites.site}${routes.blog}<`],
  ] as const) {
    await expect
      .poll(async () => Date.parse((await lastModified(path, name)) ?? ''))
      .toBeGreaterThanOrEqual(before);
  }
  await deletePost(slug);
});

for (const name of [
  'berichten-1.xml',
  'berichten-1999.xml',
  'berichten-02025.xml',
  'x',
  'paginas',
]) {
  test(`the sitemap part ${name} answers 404`, async () => {
    expect((await fetch(sites.site + sitemapPartHref(name))).status).toBe(404);
  });
}

test('a sitemap part lists 1,001 posts although the database returns at most 1,000 rows', async ({
  startSite,
}) => {
  const backend = await startCappedBackend(1001);
  const site = await startSite({ SUPABASE_URL: backend.url, ...longTimeouts });
  await revalidatePost(site.url, OWN_POST);
  const posts = async () => urlsIn(await textOf(sitemapPartHref('berichten-2025.xml'), site.url));
  await expect
    .poll(posts)
    .toEqual(
      Array.from({ length: 1001 }, (_, index) => sites.site + postHref(`bericht-${index + 1}`)),
    );
  const index = async () => urlsIn(await textOf(SITEMAP_PATH, site.url));
  await expect
    .poll(index)
    .toEqual(
      ['paginas.xml', 'berichten-2025.xml'].map((name) => sites.site + sitemapPartHref(name)),
    );
  backend.close();
});

test('a prerendered sitemap is served while the backend is down, and an unknown part answers 503 with Retry-After', async ({
  startSite,
}) => {
  const site = await startSite({ SUPABASE_URL: NO_BACKEND });
  await revalidatePost(site.url, OWN_POST);
  expect(await readSitemap(site.url)).toContain(postHref(OWN_POST));
  await expect.poll(site.output).toContain('Reading years of posts failed');
  // The result of the failed revalidation shows only a moment later.
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await readSitemap(site.url)).toContain(postHref(OWN_POST));
  }
  const unknownPart = await fetch(site.url + sitemapPartHref('berichten-1999.xml'));
  expect(unknownPart.status).toBe(503);
  expect(unknownPart.headers.get('retry-after')).toBe('60');
  expect(unknownPart.headers.get('cache-control')).toContain('no-store');
});
