import type { Page } from 'playwright/test';
import { postHref } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, insertPost, uniqueSlug } from '../support/backend';
import { expect, test } from '../support/fixtures';

embeddedBackendOnly();

const neighbours = (page: Page) =>
  page.getByRole('navigation', { name: 'Vorig en volgend bericht' });

/** Posts of one moment, before all others of the tests; the list orders them by their id. */
async function publishAt(moment: string, count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, () => uniqueSlug('buurman'));
  for (const slug of slugs) await insertPost({ slug, published_at: moment });
  return slugs;
}

/** How often these posts name one another as their neighbours. */
async function linksBetween(page: Page, slugs: string[]): Promise<number> {
  let links = 0;
  for (const slug of slugs) {
    const html = await (await page.request.get(postHref(slug))).text();
    const [part = ''] = /aria-label="Vorig en volgend bericht".*?<\/nav>/s.exec(html) ?? [];
    links += slugs.filter((other) => part.includes(`"${postHref(other)}"`)).length;
  }
  return links;
}

test('from neighbour to neighbour a reader meets every post once, also those of one moment', async ({
  page,
}) => {
  const slugs = await publishAt('1990-01-02T00:00:00.123456Z', 3);
  const [oldest = ''] = await publishAt('1990-01-01T00:00:00Z', 1);
  // A page may have been rendered before the others were there.
  await expect.poll(() => linksBetween(page, [...slugs, oldest])).toBe(2 * slugs.length);
  const visited: string[] = [];
  await page.goto(postHref(oldest));
  for (const _post of slugs) {
    await neighbours(page).getByText('Volgend bericht').locator('..').getByRole('link').click();
    await page.waitForURL(
      (url) => !visited.includes(url.pathname) && url.pathname !== postHref(oldest),
    );
    await expect(neighbours(page)).toBeVisible();
    visited.push(new URL(page.url()).pathname);
  }
  expect(visited.sort()).toEqual(slugs.map(postHref).sort());
  for (const slug of [...slugs, oldest]) await deletePost(slug);
});

test('a post learns of a neighbour that is published and withdrawn', async ({ request }) => {
  const [first = ''] = await publishAt('1980-01-01T00:00:00Z', 1);
  const page = async () => (await request.get(postHref(first))).text();
  expect(await page()).not.toContain('1 januari 1979');
  const [older = ''] = await publishAt('1979-01-01T00:00:00Z', 1);
  await expect.poll(page).toContain(postHref(older));
  await deletePost(older);
  await expect.poll(page).not.toContain(postHref(older));
  await deletePost(first);
});
