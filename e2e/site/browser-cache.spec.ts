import type { BrowserContext, Page } from 'playwright/test';
import { feedRoutes, postHref, postPictureHref, routes, SITEMAP_PATH } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  insertPost,
  publishPost,
  uniqueSlug,
} from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { startNginxBefore } from '../support/nginx';

embeddedBackendOnly();

// The page of an unpublished post responds with 404.
test.use({ expectedConsoleErrors: ['/blog/'] });

/** Limit of waiting for a change on the server, which is polled without a cache. */
const soon = { timeout: 120_000 };
test.describe.configure({ timeout: soon.timeout });

/**
 * Opens a page in a new tab and follows a link. The browser then loads the RSC data of the next
 * page, which its HTTP cache may hold from an earlier visit; it never reuses an HTML document this
 * way.
 */
async function followLink(context: BrowserContext, from: string, to: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(from);
  await expectHydrated(page);
  await clickLink(page, to);
  return page;
}

async function clickLink(page: Page, to: string) {
  const data = page.waitForRequest((request) => 'rsc' in request.headers());
  await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
  await data;
  await expect(page).toHaveURL(to);
}

const linkTo = (page: Page, slug: string) => page.locator(`main a[href="${postHref(slug)}"]`);

test('the browser cache does not hide a new post from the list opened by a link', async ({
  context,
  request,
}) => {
  const slug = uniqueSlug('nieuw-sinds-bezoek');
  const first = await followLink(context, routes.home, routes.blog);
  await expect(linkTo(first, slug)).toHaveCount(0);
  await first.close();

  await insertPost({ slug });
  await expect.poll(async () => (await request.get(routes.blog)).text(), soon).toContain(slug);
  const second = await followLink(context, routes.home, routes.blog);
  await expect(linkTo(second, slug)).not.toHaveCount(0);
  await deletePost(slug);
});

test('the browser cache does not hide the new version of a post opened by a link', async ({
  context,
  request,
}) => {
  const slug = await publishPost({ slug: 'verbeterd', content: '<p>Eerste versie.</p>' });
  const textOf = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => textOf(routes.blog), soon).toContain(slug);
  const first = await followLink(context, routes.blog, postHref(slug));
  await expect(first.getByText('Eerste versie.')).toBeVisible();
  await first.close();

  await changePost(slug, { content: '<p>Tweede versie.</p>' });
  await expect.poll(() => textOf(postHref(slug)), soon).toContain('Tweede versie.');
  const second = await followLink(context, routes.blog, postHref(slug));
  await expect(second.getByText('Tweede versie.')).toBeVisible();
  await deletePost(slug);
});

test('the browser cache does not keep an unpublished post, from an old or a new list', async ({
  context,
  request,
}) => {
  const slug = await publishPost({ slug: 'ingetrokken', content: '<p>Wordt ingetrokken.</p>' });
  const blog = async () => (await request.get(routes.blog)).text();
  await expect.poll(blog, soon).toContain(slug);
  const openList = await context.newPage();
  await openList.goto(routes.blog);
  await expectHydrated(openList);
  const reading = await followLink(context, routes.blog, postHref(slug));
  await expect(reading.getByText('Wordt ingetrokken.')).toBeVisible();
  await reading.close();
  await (await followLink(context, routes.home, routes.blog)).close();

  await changePost(slug, { is_published: false });
  await expect.poll(async () => (await request.get(postHref(slug))).status(), soon).toBe(404);
  await expect.poll(blog, soon).not.toContain(slug);
  await clickLink(openList, postHref(slug));
  await expect(openList.getByText('Deze pagina staat hier niet.')).toBeVisible();
  await expect(openList.getByText('Wordt ingetrokken.')).toHaveCount(0);
  const newList = await followLink(context, routes.home, routes.blog);
  await expect(newList.getByRole('heading', { level: 1 })).toContainText('Blog');
  await expect(linkTo(newList, slug)).toHaveCount(0);
  await deletePost(slug);
});

test('browsers revalidate every page that shows posts, and get 304 without a body when it is unchanged', async ({
  request,
}) => {
  const post = postHref('de-juiste-kleur-op-staal');
  const paths = [
    ...[routes.home, routes.blog, routes.search, routes.support, post],
    ...[...Object.values(feedRoutes), SITEMAP_PATH],
    postPictureHref('de-juiste-kleur-op-staal'),
  ];
  const kinds = [
    ...paths.map((path) => ({ path, headers: {} })),
    // The header of a navigation by a link.
    ...[routes.home, routes.blog, post].map((path) => ({ path, headers: { rsc: '1' } })),
  ];
  for (const { path, headers } of kinds) {
    const message = `${path} ${JSON.stringify(headers)}`;
    // Repeated where a test that runs at the same time published a post between the two requests.
    await expect(async () => {
      const answer = await request.get(path, { headers });
      expect(answer.status(), message).toBe(200);
      expect(answer.headers()['cache-control'], message).toBe('public, max-age=0, must-revalidate');
      const { etag } = answer.headers();
      if (!etag) return;
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status(), message).toBe(304);
      expect(again.headers()['cache-control'], message).toBe('public, max-age=0, must-revalidate');
      expect((await again.body()).length, message).toBe(0);
    }).toPass();
  }
});

test('browsers revalidate a missing page, and never revalidate build files', async ({
  page,
  request,
}) => {
  const missing = await request.get(postHref(uniqueSlug('nooit-geweest')));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  await page.goto(routes.home);
  const file = await page.locator('script[src^="/_next/static/"]').first().getAttribute('src');
  const { 'cache-control': forGood } = (await request.get(file ?? '')).headers();
  expect(forGood).toBe('public, max-age=31536000, immutable');
});

test('nginx answers conditional requests with 304 in every encoding', async () => {
  const nginx = await startNginxBefore(sites.site);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(nginx.url + routes.support, { headers: { 'accept-encoding': encoding, ...headers } });
    const answer = await ask();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await ask({ 'if-none-match': answer.headers.get('etag') ?? 'none' });
    expect(again.status, encoding).toBe(304);
  }
  await nginx.stop();
});
