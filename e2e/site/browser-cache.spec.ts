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

// The page of a withdrawn post answers 404.
test.use({ expectedConsoleErrors: ['/blog/'] });

/** Until the server has the change, which a request without a cache tells. */
const soon = { timeout: 120_000 };
test.describe.configure({ timeout: soon.timeout });

/**
 * A visitor opens a page in a new tab and follows a link there. The browser then loads the data of
 * the next page, which its HTTP cache may hold from an earlier visit. (A document is never reused so.)
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
  await page.locator(`a[href="${to}"]`).first().click();
  await data;
  await expect(page).toHaveURL(to);
}

const linkTo = (page: Page, slug: string) => page.locator(`main a[href="${postHref(slug)}"]`);

test('a post that was published since the last visit is in the list when its link is followed', async ({
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

test('a post that was corrected since the last visit is read in its new version', async ({
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

test('a post that was withdrawn is gone for those who read it before, from an old list and from a new one', async ({
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
  await expect(newList.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(linkTo(newList, slug)).toHaveCount(0);
  await deletePost(slug);
});

test('browsers ask again for whatever shows posts, and a copy that is still right costs no more than its headers', async ({
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
    // As links load them.
    ...[routes.home, routes.blog, post].map((path) => ({ path, headers: { rsc: '1' } })),
  ];
  for (const { path, headers } of kinds) {
    const message = `${path} ${JSON.stringify(headers)}`;
    const answer = await request.get(path, { headers });
    expect(answer.status(), message).toBe(200);
    expect(answer.headers()['cache-control'], message).toBe('public, max-age=0, must-revalidate');
    const { etag } = answer.headers();
    if (!etag) continue;
    const again = await request.get(path, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status(), message).toBe(304);
    expect(again.headers()['cache-control'], message).toBe('public, max-age=0, must-revalidate');
    expect((await again.body()).length, message).toBe(0);
  }
});

test('a missing page is asked for again too, and the files of a build never are', async ({
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

test('behind nginx browsers ask again as well, in whatever way the page is compressed', async () => {
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
