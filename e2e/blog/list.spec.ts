import type { Page } from 'playwright/test';
import { formatLongDate } from '../../lib/platform/text/dates';
import { titleFromSlug } from '../../lib/posts/title';
import { postHref, routes } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { htmlWithoutScripts } from '../support/html';

embeddedBackendOnly();

const POSTS_PER_PAGE = 12;

/** The newest post of the seed data, which no other test deletes. */
function cardOfLastingPost(page: Page) {
  const link = page.locator(`a[href="${postHref('wanneer-u-beter-geen-kiosk-neemt')}"]`);
  return page.getByRole('main').getByRole('article').filter({ has: link });
}

test('the blog list shows at most twelve posts, newest first', async ({ page }) => {
  await page.goto(routes.blog);
  const dates = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('each card of the blog list shows a picture, the Dutch date, the title from the slug and the excerpt', async ({
  page,
}) => {
  await page.goto(routes.blog);
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(1);
  for (const card of await cards.filter({ has: page.locator('img') }).all()) {
    const link = card.getByRole('link');
    const slug = (await link.getAttribute('href'))?.replace(postHref(''), '') ?? '';
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(titleFromSlug(slug));
    const time = card.locator('time');
    const date = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toHaveText(formatLongDate(date));
    await expect(card.getByRole('paragraph').last()).toHaveText(/\w{3}/);
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a post without a picture shows the wordmark in the blog list', async ({ page }) => {
  const slug = await publishPost({ slug: 'zonder-afbeelding', image_url: null });
  const card = page.locator('article', { has: page.locator(`a[href="${postHref(slug)}"]`) });
  await expect.poll(async () => (await page.goto(routes.blog)) && card.count()).toBe(1);
  const drawing = card.locator('svg');
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(200);
  await expect(card.getByRole('img')).toHaveCount(0);
  await deletePost(slug);
});

test('a card opens its post, and the link back leads to the list', async ({ page }) => {
  await page.goto(routes.blog);
  const link = cardOfLastingPost(page).getByRole('link');
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: 'Terug naar alle berichten' }).click();
  await expect(page).toHaveURL(routes.blog);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a click anywhere on a card opens its post', async ({ page }) => {
  await page.goto(routes.blog);
  const card = cardOfLastingPost(page);
  const target = (await card.getByRole('link').getAttribute('href')) ?? '';
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(target);
});

test.describe('a blog list with two pages', () => {
  const oldest = '1999-01-01T00:00:00Z';
  let slugs: string[] = [];
  test.beforeAll(async () => {
    slugs = await Promise.all([
      publishPost({ slug: 'oudste', published_at: oldest }),
      publishPost({ slug: 'bijna-oudste', published_at: '1999-01-02T00:00:00Z' }),
    ]);
  });
  test.afterAll(() => Promise.all(slugs.map(deletePost)));

  test('page 2 of the blog list holds the older posts and links back', async ({
    page,
    request,
  }) => {
    await expect
      .poll(async () => (await request.get('/blog')).text())
      .toContain('Oudere berichten');
    await page.goto(routes.blog);
    await page.getByRole('link', { name: 'Oudere berichten' }).click();
    await expect(page).toHaveURL('/blog/pagina/2');
    const breadcrumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Blog', 'Pagina 2']);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog, pagina 2' })).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Meer berichten' });
    await expect(list.locator('[aria-current=page]')).toHaveText('Pagina 2');
    await list.getByRole('link', { name: 'Pagina 1', exact: true }).click();
    await expect(page).toHaveURL(routes.blog);
    await list.getByRole('link', { name: 'Pagina 2', exact: true }).click();
    await expect(page).toHaveURL('/blog/pagina/2');
    await page.getByRole('link', { name: 'Nieuwere berichten' }).click();
    await expect(page).toHaveURL(routes.blog);
  });

  test('page 2 of the blog list shows only posts that page 1 does not, oldest last', async ({
    request,
  }) => {
    const slugsOn = async (path: string) =>
      Array.from(
        (await (await request.get(path)).text()).matchAll(/<a [^>]*href="\/blog\/([a-z0-9-]+)"/g),
        ([, slug]) => slug,
      );
    await expect.poll(async () => slugsOn('/blog/pagina/2')).toContain(slugs[0]);
    // Posts of other tests move posts from page 1 to page 2.
    await expect(async () => {
      const second = await slugsOn('/blog/pagina/2');
      expect(second.indexOf(slugs[0])).toBeGreaterThan(second.indexOf(slugs[1]));
      const first = await slugsOn(routes.blog);
      expect(first).toHaveLength(POSTS_PER_PAGE);
      expect(first.filter((slug) => second.includes(slug))).toEqual([]);
    }).toPass();
  });
});

for (const number of ['0', '02', '99', 'x', '-2', '2.5']) {
  test(`/blog/pagina/${number} answers 404`, async ({ request }) => {
    const path = `/blog/pagina/${number}`;
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await htmlWithoutScripts(request, path)).toContain('Deze pagina staat hier niet.');
  });
}
