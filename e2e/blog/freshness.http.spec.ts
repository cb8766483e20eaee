import type { APIRequestContext } from 'playwright/test';
import { feedRoutes, postHref, routes } from '../../lib/routes';
import { readSitemap } from '../site/sitemap';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  insertPost,
  publishPost,
  uniqueSlug,
} from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { storedPage } from '../support/stored-page';

embeddedBackendOnly();

const lists = [routes.blog, routes.home, routes.search, feedRoutes.rss, feedRoutes.atom];

const statusOf = async (request: APIRequestContext, slug: string) =>
  (await request.get(postHref(slug))).status();
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a new post appears in the list, at its URL and in the sitemap', async ({ request }) => {
  const slug = await publishPost({ slug: 'nieuw-bericht' });
  await expect.poll(() => textOf(request, routes.blog)).toContain(postHref(slug));
  await expect.poll(() => readSitemap()).toContain(postHref(slug));
  expect(await statusOf(request, slug)).toBe(200);
  await deletePost(slug);
});

const publications: [string, (slug: string) => Promise<unknown>][] = [
  ['inserted', (slug) => insertPost({ slug, published_at: '2002-01-01T00:00:00Z' })],
  [
    'a draft that is published',
    async (slug) => {
      await insertPost({ slug, published_at: '2002-01-01T00:00:00Z', is_published: false });
      await changePost(slug, { is_published: true });
    },
  ],
];
for (const [how, publish] of publications) {
  test(`a URL that answered 404 shows the post once it is ${how}, and may be indexed`, async ({
    request,
  }) => {
    const slug = uniqueSlug('eerst-afwezig');
    for (const _visit of [1, 2, 3]) expect(await statusOf(request, slug)).toBe(404);
    await publish(slug);
    await expect.poll(() => statusOf(request, slug)).toBe(200);
    const response = await request.get(postHref(slug));
    expect(await response.text()).toContain('Inhoud van de test.');
    expect(await response.text()).not.toContain('noindex');
    expect(response.headers()['x-robots-tag']).toBeUndefined();
    await deletePost(slug);
  });
}

test('a changed post shows its new text on its page and in the list', async ({ request }) => {
  const slug = await publishPost({ slug: 'wordt-veranderd', content: '<p>Eerste versie.</p>' });
  await expect.poll(() => textOf(request, postHref(slug))).toContain('Eerste versie.');
  await changePost(slug, { content: '<p>Tweede versie.</p>', excerpt: `Nieuw over ${slug}.` });
  await expect.poll(() => textOf(request, postHref(slug))).toContain('Tweede versie.');
  expect(await textOf(request, postHref(slug))).not.toContain('Eerste versie.');
  await expect.poll(() => textOf(request, routes.blog)).toContain(`Nieuw over ${slug}.`);
  await deletePost(slug);
});

const removals: [string, (slug: string) => Promise<void>][] = [
  ['deleted', deletePost],
  ['unpublished', (slug) => changePost(slug, { is_published: false })],
];
for (const [how, remove] of removals) {
  test(`a post that is ${how} disappears from its URL, the list and the sitemap`, async ({
    request,
  }) => {
    const slug = await publishPost({ slug: 'verdwijnt' });
    await expect.poll(() => textOf(request, routes.blog)).toContain(postHref(slug));
    expect(await statusOf(request, slug)).toBe(200);
    await remove(slug);
    await expect.poll(() => statusOf(request, slug)).toBe(404);
    await expect.poll(() => textOf(request, routes.blog)).not.toContain(postHref(slug));
    await expect.poll(() => readSitemap()).not.toContain(postHref(slug));
    await deletePost(slug);
  });
}

test('the old URL of a post with a new slug redirects to it and leaves the lists', async ({
  request,
}) => {
  const [oldSlug, newSlug] = [uniqueSlug('oud-adres'), uniqueSlug('nieuw-adres')];
  await insertPost({ slug: oldSlug });
  await expect.poll(() => textOf(request, routes.blog)).toContain(postHref(oldSlug));
  expect(await statusOf(request, oldSlug)).toBe(200);
  await changePost(oldSlug, { slug: newSlug });

  const oldAddress = async () => {
    const response = await request.get(postHref(oldSlug), { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  await expect.poll(oldAddress).toEqual([308, postHref(newSlug)]);
  expect(await oldAddress()).toEqual([308, postHref(newSlug)]);
  expect(await textOf(request, postHref(oldSlug))).toContain('Inhoud van de test.');
  await expect.poll(() => textOf(request, routes.blog)).not.toContain(postHref(oldSlug));

  await deletePost(newSlug);
  await expect.poll(async () => (await oldAddress())[0]).toBe(404);
});

test('a slug changed twice redirects to the newest one, and a reused slug does not redirect', async ({
  request,
}) => {
  const [first, second, third] = ['eerst', 'toen', 'nu'].map(uniqueSlug) as [
    string,
    string,
    string,
  ];
  const published_at = '2002-02-01T00:00:00Z';
  await insertPost({ slug: first, published_at });
  await changePost(first, { slug: second });
  await changePost(second, { slug: third });
  const targetOf = async (slug: string) =>
    (await request.get(postHref(slug), { maxRedirects: 0 })).headers().location;
  for (const slug of [first, second]) {
    await expect.poll(() => targetOf(slug)).toBe(postHref(third));
  }
  await insertPost({ slug: first, published_at, content: '<p>Een ander bericht.</p>' });
  await expect.poll(() => textOf(request, postHref(first))).toContain('Een ander bericht.');
  for (const slug of [first, third]) await deletePost(slug);
});

test('the first request for each page after a publication contains the new post', async ({
  request,
}) => {
  const slug = await publishPost({ slug: 'zonder-voorganger' });
  const pages = [...lists, postHref(slug)];
  for (const path of pages) {
    await expect.poll(() => storedPage(sites.buildFolder, path), path).toContain(slug);
  }
  const texts = await Promise.all(pages.map((path) => textOf(request, path)));
  expect(pages.filter((_, index) => !texts[index]?.includes(slug))).toEqual([]);
  await deletePost(slug);
});

test('a post that is unpublished while its publication is rendered disappears from every page', async ({
  request,
}) => {
  const slugs: string[] = [];
  let unpublishedAt = 0;
  for (let round = 0; round < 5; round += 1) {
    const slug = await publishPost({ slug: 'meteen-weer-weg' });
    // Each round unpublishes at another point of the rendering.
    for (let visit = 0; visit < round; visit += 1) await textOf(request, routes.blog);
    unpublishedAt = Date.now();
    await changePost(slug, { is_published: false });
    slugs.push(slug);
  }
  /** The posts on a page, once it was rendered after the last change. */
  const shownOn = async (path: string) => {
    const response = await request.get(path);
    if (Number(response.headers()['x-rendered-at']) < unpublishedAt) return 'an older copy';
    const text = await response.text();
    return slugs.filter((slug) => text.includes(slug));
  };
  for (const path of lists) await expect.poll(() => shownOn(path), path).toEqual([]);
  for (const slug of slugs) await expect.poll(() => statusOf(request, slug)).toBe(404);
  for (const path of lists) expect(await shownOn(path), path).toEqual([]);
  for (const slug of slugs) await deletePost(slug);
});

test('a scheduled post appears at its publication time and not before', async ({ request }) => {
  const { slug, publishedAt } = await publishAhead(request);
  await expect.poll(() => textOf(request, routes.blog)).toContain(slug);
  expect(Date.now()).toBeGreaterThan(publishedAt);
  await expect.poll(() => statusOf(request, slug)).toBe(200);
  await deletePost(slug);
});

/**
 * Schedules a post and checks that it is not shown yet. Tries again with a later time when a busy
 * machine took so long that the post was due.
 */
async function publishAhead(request: APIRequestContext) {
  for (let seconds = 4; ; seconds *= 2) {
    const publishedAt = Date.now() + seconds * 1000;
    const published_at = new Date(publishedAt).toISOString();
    const slug = await publishPost({ slug: 'vooruit-geschreven', published_at });
    const status = await statusOf(request, slug);
    const list = await textOf(request, routes.blog);
    if (Date.now() < publishedAt) {
      expect(status).toBe(404);
      expect(list).not.toContain(slug);
      return { slug, publishedAt };
    }
    await deletePost(slug);
  }
}
