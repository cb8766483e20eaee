import { NOT_FOUND_PATH, postHref, routes } from '../lib/routes';
import { deletePost, onThrowAwayBackendOnly, publishPost, renewPost } from './backend';
import { expect, sites } from './fixtures';
import { startFaultyBackend } from './harness/faulty-backend.mjs';
import { test } from './own-site';
import { allPages } from './pages';

onThrowAwayBackendOnly();

test.describe.configure({ timeout: 60_000 });

for (const mode of ['error', 'hang', 'reset', 'malformed'] as const) {
  test(`what was seen before stays while the backend fails (${mode})`, async ({
    startSite,
    request,
  }) => {
    const backend = await startFaultyBackend(sites.backend.url);
    const site = await startSite({ SUPABASE_URL: backend.url });
    const slug = await publishPost({ slug: 'blijft-staan', published_at: '2003-01-01T00:00:00Z' });
    const expected: [string, string][] = [
      [postHref(slug), 'Inhoud van de test.'],
      [routes.blog, '<time'],
      [routes.home, 'Uit het blog'],
    ];
    const expectAllGood = async () => {
      for (const [path, text] of expected) {
        const response = await request.get(site.url + path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        expect(await response.text()).toContain(text);
      }
    };
    await expectAllGood();

    await request.post(`${backend.controlUrl}/mode/${mode}`);
    await renewPost(site.url, slug);
    await expectAllGood();
    for (const reading of [`post ${slug}`, 'posts page 1']) {
      await expect.poll(site.output, { timeout: 10_000 }).toContain(`Reading ${reading} failed`);
    }
    await expectAllGood();
    await deletePost(slug);
    backend.close();
  });
}

test('a site that starts while its backend is away serves the pages of its build', async ({
  startSite,
  request,
}) => {
  const site = await startSite({ SUPABASE_URL: 'http://127.0.0.1:9' });
  await renewPost(site.url, 'de-juiste-kleur-op-staal');
  for (const _visit of [1, 2]) {
    for (const path of allPages) {
      const response = await request.get(site.url + path);
      expect(response.status(), path).toBe(200);
    }
  }
  await expect.poll(site.output).toContain('Reading posts page 1 failed');
  const response = await request.get(site.url + postHref('nooit-gezien'), { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe(NOT_FOUND_PATH);
});

test('the sitemap of the build stays while the backend is away', async ({ startSite, request }) => {
  const site = await startSite({ SUPABASE_URL: 'http://127.0.0.1:9' });
  const sitemap = async () => (await request.get(`${site.url}/sitemap.xml`)).text();
  await renewPost(site.url, 'de-juiste-kleur-op-staal');
  expect(await sitemap()).toContain(postHref('de-juiste-kleur-op-staal'));
  await expect.poll(site.output).toContain('Reading post addresses failed');
  // What came of the renewal shows a moment after it has failed.
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await sitemap()).toContain(postHref('de-juiste-kleur-op-staal'));
  }
});
