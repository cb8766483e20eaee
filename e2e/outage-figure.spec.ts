import { setTimeout as wait } from 'node:timers/promises';
import { feedRoutes, postHref, routes } from '../lib/routes';
import { changePost, deletePost, onThrowAwayBackendOnly, publishPost, renewPost } from './backend';
import { expect, sites } from './fixtures';
import { faults, startFaultyBackend } from './harness/faulty-backend.mjs';
import { test } from './own-site';

onThrowAwayBackendOnly();

/** Longer than a failing page waits before it tries again, so that each mode sees several tries. */
const FAULT_MS = 4000;
const VISITORS = 4;
/** After the backend is back; five seconds are promised, the rest is for a slow machine. */
const soon = { timeout: 15_000 };

type Page = { path: string; says: string };
type Views = { served: number; wrong: string[] };

/** Some visitors at once go round the pages until the time is over. */
async function visitAll(siteUrl: string, pages: Page[], ms: number): Promise<Views> {
  const views: Views = { served: 0, wrong: [] };
  const end = Date.now() + ms;
  const goRound = async () => {
    while (Date.now() < end) {
      for (const { path, says } of pages) {
        const response = await fetch(siteUrl + path, { redirect: 'manual' });
        const text = await response.text();
        views.served += 1;
        if (response.status !== 200 || !text.includes(says)) {
          views.wrong.push(`${path}: ${response.status} ${text.slice(0, 100)}`);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, goRound));
  return views;
}

test('no page is lost, whatever way the backend fails, and a change made meanwhile shows afterwards', async ({
  startSite,
}, testInfo) => {
  test.setTimeout(240_000);
  const backend = await startFaultyBackend(sites.backend.url);
  const setFault = (mode: string) =>
    fetch(`${backend.controlUrl}/mode/${mode}`, { method: 'POST' });
  const site = await startSite({ SUPABASE_URL: backend.url });
  const slug = await publishPost({ slug: 'blijft-staan' });
  const post = postHref(slug);
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const lists = [routes.blog, routes.home, feedRoutes.rss, feedRoutes.atom];

  await renewPost(site.url, slug);
  for (const path of [post, ...lists]) await expect.poll(() => textOf(path), soon).toContain(slug);

  let served = 0;
  const wrong: string[] = [];
  for (const mode of faults) {
    const words = `Geschreven tijdens ${mode}.`;
    const before = await textOf(post);
    expect(before).not.toContain(words);
    const pages = [post, ...lists].map((path) => ({ path, says: slug }));

    await setFault(mode);
    await changePost(slug, { content: `<p>${words}</p>`, excerpt: words });
    await renewPost(site.url, slug);
    const views = await visitAll(site.url, pages, FAULT_MS);
    served += views.served;
    wrong.push(...views.wrong.map((what) => `${mode} ${what}`));

    await setFault('ok');
    // Nobody visits: the renewal itself goes on until it has succeeded.
    await wait(5000);
    for (const path of [post, ...lists]) {
      await expect
        .poll(() => textOf(path), { ...soon, message: `${mode} ${path}` })
        .toContain(words);
    }
  }
  const figure = `${served} page views while the backend failed in ${faults.length} ways, ${wrong.length} wrong`;
  testInfo.annotations.push({ type: 'figure', description: figure });
  console.log(figure);
  expect(wrong).toEqual([]);
  // A quiet machine serves some thousands, one with much else to do some hundreds.
  expect(served).toBeGreaterThan(100);
  await deletePost(slug);
  await backend.close();
});
