import { setTimeout as wait } from 'node:timers/promises';
import { requestAsAdmin } from '../../../scripts/lib/admin-client.ts';
import { startNginx } from '../../../scripts/system-packages/nginx.ts';
import { lifeOfAPost } from './life-of-a-post.ts';
import { poll } from './visits.ts';

const POSTS = 10;
const WITHOUT_VISITORS_MS = 61_000;

/**
 * Corrects posts whose pages nginx keeps and nobody asked for during a minute; from then on each is
 * asked for again and again, which has nginx keep also an old one for a moment.
 * @returns ms from the answer to the commit until each page is fresh
 */
export async function timesBehindNginx(site: {
  url: string;
  backend: { url: string; secretKey: string };
}): Promise<number[]> {
  const nginx = await startNginx({ instances: [site.url] });
  const lives = Array.from({ length: POSTS }, (_, index) => lifeOfAPost(`verlaten-${index + 1}`));
  const carryOut = async (wanted: string) => {
    const times = [];
    for (const { query, method, row, pages } of lives.flat().filter(({ act }) => act === wanted)) {
      await requestAsAdmin(site.backend, query, { method, body: row });
      const [own] = await poll(nginx.url, pages.slice(0, 1));
      times.push(own?.ms ?? Number.NaN);
    }
    return times;
  };
  try {
    await carryOut('written');
    await wait(WITHOUT_VISITORS_MS);
    return await carryOut('corrected');
  } finally {
    await nginx.stop();
  }
}
