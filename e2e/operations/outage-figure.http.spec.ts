import { feedRoutes, postHref, routes } from '../../lib/routes';
import { faults, startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import { extendedTimeouts } from '../../packages/testbed/timeouts.ts';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  publishPost,
  revalidatePost,
} from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { storedPage } from '../support/stored-page';

embeddedBackendOnly();

const VISITORS = 4;
type Page = { path: string; says: string };
type Views = { served: number; wrong: string[] };

/** Several visitors at once open every page, again and again until `isOver`. */
async function visitAll(siteUrl: string, pages: Page[], isOver: () => boolean): Promise<Views> {
  const views: Views = { served: 0, wrong: [] };
  const visitPages = async () => {
    for (const { path, says } of pages) {
      const response = await fetch(siteUrl + path, { redirect: 'manual' });
      const text = await response.text();
      views.served += 1;
      if (response.status !== 200 || !text.includes(says)) {
        views.wrong.push(`${path}: ${response.status} ${text.slice(0, 100)}`);
      }
    }
  };
  const visitAtOnce = async () => {
    await Promise.all(Array.from({ length: VISITORS }, visitPages));
    return isOver();
  };
  // Visits in rounds: visits without a pause keep a core busy for half a minute and add nothing.
  await expect.poll(visitAtOnce, { intervals: [200] }).toBe(true);
  return views;
}

const failedReads = (log: string) =>
  Array.from(log.matchAll(/Reading (.+?) failed/g), ([, what]) => what);

function hasFailedTwice(log: string): boolean {
  const reads = failedReads(log);
  return new Set(reads).size < reads.length;
}

test('every page is served while the backend fails in each way, and shows a change made meanwhile once it works', async ({
  startSite,
}, testInfo) => {
  // Waits for a time limit of the site in several of the ways.
  test.slow();
  const backend = await startFaultyBackend(sites.backend.url);
  const site = await startSite({ SUPABASE_URL: backend.url, ...extendedTimeouts });
  const slug = await publishPost({ slug: 'blijft-staan' });
  const post = postHref(slug);
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const lists = [routes.blog, routes.home, feedRoutes.rss, feedRoutes.atom];

  await revalidatePost(site.url, slug);
  for (const path of [post, ...lists]) await expect.poll(() => textOf(path)).toContain(slug);

  let served = 0;
  const wrong: string[] = [];
  for (const mode of faults) {
    const words = `Geschreven tijdens ${mode}.`;
    const before = await textOf(post);
    expect(before).not.toContain(words);
    const pages = [post, ...lists].map((path) => ({ path, says: slug }));

    await backend.setFault(mode);
    await changePost(slug, { content: `<p>${words}</p>`, excerpt: words });
    await revalidatePost(site.url, slug);
    const logged = site.output().length;
    // The retry after a failed retry is the same code for every fault, and each takes seconds.
    const hasFailed = () => {
      const log = site.output().slice(logged);
      return mode === faults[0] ? hasFailedTwice(log) : failedReads(log).length > 0;
    };
    const views = await visitAll(site.url, pages, hasFailed);
    served += views.served;
    wrong.push(...views.wrong.map((what) => `${mode} ${what}`));

    await backend.setFault('ok');
    // Read from disk, without a visit: the site retries by itself until it succeeds.
    for (const path of [post, ...lists]) {
      const kept = () => storedPage(site.folder, path);
      await expect.poll(kept, { message: `${mode} ${path}` }).toContain(words);
      // A visit while the new copy is being written joins the earlier ones, which get the old copy.
      await expect.poll(() => textOf(path), { message: `${mode} ${path}` }).toContain(words);
    }
  }
  const figure = `${served} page views while the backend failed in ${faults.length} ways, ${wrong.length} wrong`;
  testInfo.annotations.push({ type: 'figure', description: figure });
  console.log(figure);
  expect(wrong).toEqual([]);
  await deletePost(slug);
  await backend.close();
});
