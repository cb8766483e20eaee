import type { Page } from 'playwright/test';
import { postHref } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, insertPost, uniqueSlug } from '../support/backend';
import { expect, test } from '../support/fixtures';

embeddedBackendOnly();

const adjacentPosts = (page: Page) =>
  page.getByRole('navigation', { name: 'Vorig en volgend bericht' });

/** Publishes posts with one publication time, before all posts of other tests. The list sorts them by id. */
async function publishAt(time: string, count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, () => uniqueSlug('buurman'));
  for (const slug of slugs) await insertPost({ slug, published_at: time });
  return slugs;
}

async function linksBetween(page: Page, slugs: string[]): Promise<number> {
  let links = 0;
  for (const slug of slugs) {
    const html = await (await page.request.get(postHref(slug))).text();
    const [part = ''] = /aria-label="Vorig en volgend bericht".*?<\/nav>/s.exec(html) ?? [];
    links += slugs.filter((other) => part.includes(`"${postHref(other)}"`)).length;
  }
  return links;
}

test('next-post links lead through every post once, also through posts with the same publication time', async ({
  page,
}) => {
  const slugs = await publishAt('1990-01-02T00:00:00.123456Z', 3);
  const [oldest = ''] = await publishAt('1990-01-01T00:00:00Z', 1);
  // A page may have been rendered before the other posts were published.
  await expect.poll(() => linksBetween(page, [...slugs, oldest])).toBe(2 * slugs.length);
  const visited: string[] = [];
  await page.goto(postHref(oldest));
  for (const _post of slugs) {
    await adjacentPosts(page).getByText('Volgend bericht').locator('..').getByRole('link').click();
    await page.waitForURL(
      (url) => !visited.includes(url.pathname) && url.pathname !== postHref(oldest),
    );
    await expect(adjacentPosts(page)).toBeVisible();
    visited.push(new URL(page.url()).pathname);
  }
  expect(visited.sort()).toEqual(slugs.map(postHref).sort());
  for (const slug of [...slugs, oldest]) await deletePost(slug);
});

test('a post page gains and loses its previous post when that post is published and deleted', async ({
  request,
}) => {
  const [first = ''] = await publishAt('1980-01-01T00:00:00Z', 1);
  const page = async () => (await request.get(postHref(first))).text();
  expect(await page()).not.toContain('1 januari 1979');
  const [older = ''] = await publishAt('1979-01-01T00:00:00Z', 1);
  await expect.poll(page).toContain(postHref(older));
  await deletePost(older);
  await expect.poll(page).not.toContain(postHref(older));
  await deletePost(first);
});
