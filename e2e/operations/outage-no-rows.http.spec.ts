import { feedRoutes, postHref, postsPart, routes, sitemapPartHref } from '../../lib/routes';
import { emptyResponses, startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  publishPost,
  revalidatePost,
} from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { fetchHealth } from './health';

embeddedBackendOnly();

/** Ends a poll that hangs; long enough for a busy machine. */
const soon = { timeout: 240_000 };

for (const mode of emptyResponses) {
  test(`pages keep their posts while the backend wrongly returns none (${mode}), and lose one that is unpublished`, async ({
    startSite,
  }) => {
    test.setTimeout(soon.timeout);
    const backend = await startFaultyBackend(sites.backend.url);
    const site = await startSite({ SUPABASE_URL: backend.url });
    const slug = await publishPost({ slug: 'blijft-leesbaar' });
    const post = postHref(slug);
    const pages = [
      ...[post, routes.blog, routes.home, routes.search, ...Object.values(feedRoutes)],
      sitemapPartHref(postsPart(new Date().getUTCFullYear())),
    ];
    const visit = async (path: string) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      const text = await response.text();
      return { path, text, isRight: response.status === 200 && text.includes(slug) };
    };
    const wrongPages = async () =>
      (await Promise.all(pages.map(visit))).filter(({ isRight }) => !isRight).map((v) => v.path);
    await revalidatePost(site.url, slug);
    await expect.poll(wrongPages, soon).toEqual([]);

    await backend.setFault(mode);
    const words = `Geschreven tijdens ${mode}.`;
    await changePost(slug, { content: `<p>${words}</p>` });
    await revalidatePost(site.url, slug);
    // The site has tried to read the data of each page, and still serves the old pages.
    const tried = [`post ${slug}`, 'posts for the feeds', 'posts to search'];
    const untried = async () => {
      expect(await wrongPages()).toEqual([]);
      return tried.filter((what) => !site.output().includes(`Reading ${what} failed: `));
    };
    await expect(async () => expect(await untried()).toEqual([])).toPass(soon);
    expect(await wrongPages()).toEqual([]);
    expect((await visit(post)).text).not.toContain(words);
    const health = await (await fetchHealth(site.url)).json();
    expect(health).toMatchObject({ status: 'degraded', backend: { reachable: false } });
    expect(site.output()).not.toMatch(/^\s+at /m);

    await backend.setFault('ok');
    await expect.poll(async () => (await visit(post)).text, soon).toContain(words);
    expect(await wrongPages()).toEqual([]);
    await changePost(slug, { is_published: false });
    await revalidatePost(site.url, slug);
    await expect.poll(async () => (await fetch(site.url + post)).status, soon).toBe(404);
    await expect.poll(async () => (await wrongPages()).length, soon).toBe(pages.length);
    await deletePost(slug);
    await backend.close();
  });
}
