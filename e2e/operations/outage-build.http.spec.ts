import {
  feedRoutes,
  postHref,
  postsPart,
  routes,
  SITEMAP_PATH,
  sectorHref,
  sitemapPartHref,
} from '../../lib/routes';
import { startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import { startSiteFromCopy } from '../../packages/testbed/site-process.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

const POST = postHref('de-juiste-kleur-op-staal');

test('a site built while its backend was down serves the posts', async ({ request }) => {
  // `packages/testbed/test-sites.ts` builds this site without a backend; another build would take a minute.
  const site = sites.siteWithEmbeds;
  for (const path of [
    routes.blog,
    routes.home,
    sectorHref('zorg'),
    sitemapPartHref(postsPart(2025)),
  ]) {
    const response = await request.get(site + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(postHref(''));
  }
  expect((await request.get(site + POST)).status()).toBe(200);
});

test('a site that has never reached its backend says that posts cannot be loaded, until it does', async () => {
  const backend = await startFaultyBackend(sites.backend.url);
  await backend.setFault('refused');
  const site = await startSiteFromCopy({
    buildFolder: sites.buildFolderWithEmbeds,
    variables: { ...sites.variables, SUPABASE_URL: backend.url },
  });
  const visit = async (path: string) => {
    const response = await fetch(site.url + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  for (const path of [routes.blog, POST, routes.blog]) {
    const { status, headers, text } = await visit(path);
    expect(status, path).toBe(503);
    expect(headers.get('cache-control'), path).toContain('no-store');
    expect(text, path).toContain('nu niet te laden.');
    expect(text, path).not.toContain('nog geen berichten');
  }
  for (const path of [...Object.values(feedRoutes), SITEMAP_PATH]) {
    expect((await visit(path)).status, path).toBe(503);
  }
  for (const path of [routes.home, routes.search]) {
    const { status, headers } = await visit(path);
    expect(status, path).toBe(200);
    expect(headers.get('cache-control'), path).toContain('no-store');
  }

  await backend.setFault('ok');
  for (const path of [routes.blog, routes.home, ...Object.values(feedRoutes)]) {
    await expect.poll(async () => (await visit(path)).text, path).toContain(postHref(''));
  }
  await expect.poll(async () => (await visit(POST)).status).toBe(200);
  await site.stop();
  await backend.close();
});
