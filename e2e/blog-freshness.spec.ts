import type { APIRequestContext } from 'playwright/test';
import { postHref, routes } from '../lib/routes';
import {
  changePost,
  deletePost,
  insertPost,
  onThrowAwayBackendOnly,
  publishPost,
  uniqueSlug,
} from './backend';
import { expect, test } from './fixtures';

onThrowAwayBackendOnly();

/** Editors see their change after a few seconds, when the database has told the site. */
const soon = { timeout: 15_000 };

const statusOf = async (request: APIRequestContext, slug: string) =>
  (await request.get(postHref(slug))).status();
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a new post appears in the list, at its address and in the sitemap', async ({ request }) => {
  const slug = await publishPost({ slug: 'nieuw-bericht' });
  await expect.poll(() => textOf(request, routes.blog), soon).toContain(postHref(slug));
  await expect.poll(() => textOf(request, '/sitemap.xml'), soon).toContain(postHref(slug));
  expect(await statusOf(request, slug)).toBe(200);
  await deletePost(slug);
});

const publications: [string, (slug: string) => Promise<unknown>][] = [
  ['written', (slug) => insertPost({ slug, published_at: '2002-01-01T00:00:00Z' })],
  [
    'a draft that gets published',
    async (slug) => {
      await insertPost({ slug, published_at: '2002-01-01T00:00:00Z', is_published: false });
      await changePost(slug, { is_published: true });
    },
  ],
];
for (const [how, publish] of publications) {
  test(`an address that answered 404 shows the post once it is ${how}, open to search engines`, async ({
    request,
  }) => {
    const slug = uniqueSlug('eerst-afwezig');
    for (const _visit of [1, 2, 3]) expect(await statusOf(request, slug)).toBe(404);
    await publish(slug);
    await expect.poll(() => statusOf(request, slug), soon).toBe(200);
    const response = await request.get(postHref(slug));
    expect(await response.text()).toContain('Inhoud van de test.');
    expect(await response.text()).not.toContain('noindex');
    expect(response.headers()['x-robots-tag']).toBeUndefined();
    await deletePost(slug);
  });
}

test('a changed post shows its new text, in the list as well', async ({ request }) => {
  const slug = await publishPost({ slug: 'wordt-veranderd', content: '<p>Eerste versie.</p>' });
  await expect.poll(() => textOf(request, postHref(slug)), soon).toContain('Eerste versie.');
  await changePost(slug, { content: '<p>Tweede versie.</p>', excerpt: `Nieuw over ${slug}.` });
  await expect.poll(() => textOf(request, postHref(slug)), soon).toContain('Tweede versie.');
  expect(await textOf(request, postHref(slug))).not.toContain('Eerste versie.');
  await expect.poll(() => textOf(request, routes.blog), soon).toContain(`Nieuw over ${slug}.`);
  await deletePost(slug);
});

const removals: [string, (slug: string) => Promise<void>][] = [
  ['deleted', deletePost],
  ['withdrawn', (slug) => changePost(slug, { is_published: false })],
];
for (const [how, remove] of removals) {
  test(`a ${how} post disappears from its address and from the list`, async ({ request }) => {
    const slug = await publishPost({ slug: 'verdwijnt' });
    await expect.poll(() => textOf(request, routes.blog), soon).toContain(postHref(slug));
    expect(await statusOf(request, slug)).toBe(200);
    await remove(slug);
    await expect.poll(() => statusOf(request, slug), soon).toBe(404);
    await expect.poll(() => textOf(request, routes.blog), soon).not.toContain(postHref(slug));
    await expect.poll(() => textOf(request, '/sitemap.xml'), soon).not.toContain(postHref(slug));
    await deletePost(slug);
  });
}

test('a post that moves to another address leaves the old one', async ({ request }) => {
  const [oldSlug, newSlug] = [uniqueSlug('oud-adres'), uniqueSlug('nieuw-adres')];
  await insertPost({ slug: oldSlug, published_at: '2002-01-02T00:00:00Z' });
  expect(await statusOf(request, oldSlug)).toBe(200);
  await changePost(oldSlug, { slug: newSlug });
  await expect.poll(() => statusOf(request, newSlug), soon).toBe(200);
  await expect.poll(() => statusOf(request, oldSlug), soon).toBe(404);
  await deletePost(newSlug);
});
