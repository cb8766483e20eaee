import { expect, type Page, test } from 'playwright/test';
import { site } from '../../lib/business/site';
import { feedRoutes, postHref, routes } from '../../lib/routes';
import { changePost, deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { sites } from '../support/fixtures';
import { readHead } from '../support/head';

embeddedBackendOnly();

const formats = [
  { path: feedRoutes.rss, type: 'application/rss+xml', entry: 'item', content: 'encoded' },
  { path: feedRoutes.atom, type: 'application/atom+xml', entry: 'entry', content: 'content' },
] as const;

const textOf = async (path: string) => (await fetch(sites.site + path)).text();

async function parse(page: Page, xml: string, entry: string) {
  return page.evaluate(
    ([source, entryName]) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      return {
        fault: document.querySelector('parsererror')?.textContent ?? null,
        root: document.documentElement.localName,
        entries: Array.from(document.getElementsByTagName(entryName), (element) =>
          Object.fromEntries(
            Array.from(element.children, (child) => [
              child.localName,
              child.getAttribute('href') ?? child.textContent ?? '',
            ]),
          ),
        ),
      };
    },
    [xml, entry] as const,
  );
}

for (const { path, type, entry, content } of formats) {
  test(`${path} is well-formed, has its own content type, and contains whole posts with absolute URLs`, async ({
    page,
  }) => {
    const response = await fetch(sites.site + path);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    const { fault, entries } = await parse(page, await response.text(), entry);
    expect(fault).toBeNull();
    expect(entries.length).toBeGreaterThanOrEqual(10);
    for (const { title, link = '', [content]: html = '' } of entries) {
      expect(title).toMatch(/\w{3}/);
      expect(link).toContain(sites.site + postHref(''));
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/(src|href)="[/#]/);
    }
  });

  test(`${path} names the author that the page of a post shows`, async ({ page }) => {
    const author = new RegExp(`<(dc:creator|name)>${site.editors}<`);
    expect(await textOf(path)).toMatch(author);
    await page.goto(sites.site + postHref('de-juiste-kleur-op-staal'));
    await expect(page.getByRole('article')).toContainText(`leestijd · ${site.editors}`);
  });

  test(`${path} lists the newest post first`, async ({ page }) => {
    const { entries } = await parse(page, await textOf(path), entry);
    const dates = entries.map(({ pubDate, published }) => Date.parse(pubDate ?? published ?? ''));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test(`${path} stays well-formed with any characters in a post`, async ({ page }) => {
    const excerpt = 'A & B < C > D "E" ]]> \u000b\u001b 😀';
    const slug = await publishPost({
      slug: 'lastige-tekens',
      excerpt,
      content: '<p>A &amp; B &lt; C ]]> \u000b\u001b 😀 <a href="/kiosken?a=1&b=2">link</a></p>',
    });
    await expect.poll(() => textOf(path)).toContain(slug);
    const { fault, entries } = await parse(page, await textOf(path), entry);
    expect(fault).toBeNull();
    const own = entries.find(({ link }) => link?.endsWith(slug));
    expect(own?.description ?? own?.summary).toBe('A & B < C > D "E" ]]>  😀');
    expect(own?.[content]).toContain(`${sites.site}/kiosken?a=1&amp;b=2`);
    await deletePost(slug);
  });

  test(`${path} loses a post that is unpublished`, async () => {
    const slug = await publishPost({ slug: 'uit-de-feed' });
    await expect.poll(() => textOf(path)).toContain(slug);
    await changePost(slug, { is_published: false });
    await expect.poll(() => textOf(path)).not.toContain(slug);
    await deletePost(slug);
  });

  test(`/blog and post pages link to ${path}, other pages do not`, async () => {
    for (const page of [routes.blog, postHref('de-juiste-kleur-op-staal')]) {
      const { alternates } = readHead(await textOf(page));
      expect(alternates[type]).toBe(sites.site + path);
    }
    expect(readHead(await textOf(routes.kiosken)).alternates).toEqual({});
  });
}
