import type { Page } from 'playwright/test';
import { SITEMAP_PATH, sitemapPartHref } from '../../lib/routes';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { urlsIn } from './sitemap';

embeddedBackendOnly();

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

test('the sitemap index and its parts follow the schema of sitemaps.org', async ({ page }) => {
  const parts = urlsIn(await (await fetch(sites.site + SITEMAP_PATH)).text()).map(
    (url) => new URL(url).pathname,
  );
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
      const { loc = '', lastmod, image, ...others } = Object.fromEntries(children);
      expect(loc).toMatch(new RegExp(`^${sites.site}/`));
      // A date, or a time with its zone: https://www.w3.org/TR/NOTE-datetime
      expect(lastmod ?? '2025-01-01').toMatch(
        /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/,
      );
      expect(image ?? `${sites.site}/`).toMatch(new RegExp(`^${sites.site}/`));
      expect(others).toEqual({});
    }
  }
});
