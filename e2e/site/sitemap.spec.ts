import type { Page } from 'playwright/test';
import { postHref, routes, SITEMAP_PATH, sitemapPartHref } from '../../lib/routes';
import { startCappedBackend } from '../../scripts/harness/capped-backend.ts';
import { NO_BACKEND } from '../../scripts/harness/no-backend.ts';
import { patience } from '../../scripts/harness/patience.ts';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  publishPost,
  renewPost,
} from '../support/backend';
import { expect, sites } from '../support/fixtures';
import { test } from '../support/own-site';
import { addressesIn, readSitemap } from './sitemap';

embeddedBackendOnly();

const OWN_POST = 'de-juiste-kleur-op-staal';
const textOf = async (path: string, site = sites.site) => (await fetch(site + path)).text();

/** What a browser's XML parser finds: the first fault, the root, and the children of each entry. */
function parse(page: Page, xml: string) {
  return page.evaluate((source) => {
    const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
    return {
      fault: root.querySelector('parsererror')?.textContent ?? null,
      root: `${root.namespaceURI} ${root.localName}`,
      entries: Array.from(root.children, (entry) => ({
        name: entry.localName,
        children: Array.from(entry.children, ({ localName, textContent }) => [
          localName,
          textContent ?? '',
        ]),
      })),
    };
  }, xml);
}

test('the index and each of its parts are what sitemaps.org asks', async ({ page }) => {
  const parts = addressesIn(await textOf(SITEMAP_PATH)).map((url) => new URL(url).pathname);
  expect(parts[0]).toBe(sitemapPartHref('paginas.xml'));
  expect(parts).toContain(sitemapPartHref('berichten-2025.xml'));
  for (const path of [SITEMAP_PATH, ...parts]) {
    const response = await fetch(sites.site + path);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const { fault, root, entries } = await parse(page, await response.text());
    expect(fault, path).toBeNull();
    const [rootName, entryName] =
      path === SITEMAP_PATH ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
    expect(root).toBe(`http://www.sitemaps.org/schemas/sitemap/0.9 ${rootName}`);
    expect(entries.length).toBeGreaterThan(1);
    for (const { name, children } of entries) {
      expect(name).toBe(entryName);
      const { loc = '', lastmod, ...others } = Object.fromEntries(children);
      expect(loc).toMatch(new RegExp(`^${sites.site}/`));
      // A date or a moment with its zone: https://www.w3.org/TR/NOTE-datetime
      expect(lastmod ?? '2025-01-01').toMatch(
        /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/,
      );
      expect(others).toEqual({});
    }
  }
});

test('the sitemap lists every page', async () => {
  const addresses = addressesIn(await readSitemap());
  for (const path of Object.values(routes)) {
    expect(addresses).toContain(new URL(path, sites.site).href);
  }
});

test('the sitemap lists a post as long as it is published', async () => {
  const slug = await publishPost({ slug: 'in-de-sitemap' });
  const isListed = async () =>
    addressesIn(await readSitemap()).includes(sites.site + postHref(slug));
  await expect.poll(isListed).toBe(true);
  await deletePost(slug);
  await expect.poll(isListed).toBe(false);
});

test('a corrected post, its part and its blog carry the moment of the correction', async () => {
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
  test(`there is no part of the sitemap called ${name}`, async () => {
    expect((await fetch(sites.site + sitemapPartHref(name))).status).toBe(404);
  });
}

test('1,001 posts of a year all stand in its part, also where the database answers 1,000 rows at most', async ({
  startSite,
}) => {
  const backend = await startCappedBackend(1001);
  const site = await startSite({ SUPABASE_URL: backend.url, ...patience });
  await renewPost(site.url, OWN_POST);
  const posts = async () =>
    addressesIn(await textOf(sitemapPartHref('berichten-2025.xml'), site.url));
  await expect
    .poll(posts)
    .toEqual(
      Array.from({ length: 1001 }, (_, index) => sites.site + postHref(`bericht-${index + 1}`)),
    );
  const index = async () => addressesIn(await textOf(SITEMAP_PATH, site.url));
  await expect
    .poll(index)
    .toEqual(
      ['paginas.xml', 'berichten-2025.xml'].map((name) => sites.site + sitemapPartHref(name)),
    );
  backend.close();
});

test('the sitemap of the build stays while the backend is away; a part that was never made asks to come back', async ({
  startSite,
}) => {
  const site = await startSite({ SUPABASE_URL: NO_BACKEND });
  await renewPost(site.url, OWN_POST);
  expect(await readSitemap(site.url)).toContain(postHref(OWN_POST));
  await expect.poll(site.output).toContain('Reading years of posts failed');
  // What came of the renewal shows a moment after it has failed.
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await readSitemap(site.url)).toContain(postHref(OWN_POST));
  }
  const unmade = await fetch(site.url + sitemapPartHref('berichten-1999.xml'));
  expect(unmade.status).toBe(503);
  expect(unmade.headers.get('retry-after')).toBe('60');
  expect(unmade.headers.get('cache-control')).toContain('no-store');
});
