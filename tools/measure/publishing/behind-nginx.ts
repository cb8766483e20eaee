import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../../../packages/testbed/system-packages/nginx.ts';
import { requestAsAdmin } from '../../../scripts/lib/admin-client.ts';
import { lifeOfAPost } from './post-lifecycle.ts';
import { poll } from './visits.ts';

const POSTS = 10;
const WITHOUT_VISITORS_MS = 61_000;

type Site = { url: string; backend: { url: string; secretKey: string } };

/**
 * Updates posts whose pages are in nginx's cache and were not requested for a minute, then polls them,
 * so that nginx may cache an outdated page once more.
 * @returns ms from the database's response until each page is fresh
 */
export async function timesBehindNginx(site: Site): Promise<number[]> {
  const nginx = await startNginx({ instances: [site.url] });
  const lives = Array.from({ length: POSTS }, (_, index) => lifeOfAPost(`verlaten-${index + 1}`));
  const apply = async (wanted: string) => {
    const times: number[] = [];
    for (const { query, method, row, pages } of lives.flat().filter(({ act }) => act === wanted)) {
      await requestAsAdmin(site.backend, query, { method, body: row });
      const [page] = await poll(nginx.url, pages.slice(0, 1));
      times.push(page?.ms ?? Number.NaN);
    }
    return times;
  };
  try {
    await apply('written');
    await wait(WITHOUT_VISITORS_MS);
    return await apply('corrected');
  } finally {
    await nginx.stop();
  }
}
