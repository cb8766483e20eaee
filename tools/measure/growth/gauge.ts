import { prepareGauge as prepareMemoryGauge } from '../../../scripts/harness/memory.ts';
import { findFreePort } from '../../../scripts/lib/processes.ts';

/** What the site has to be started with, and how to ask it then. */
export async function prepareGauge() {
  const memoryGauge = await prepareMemoryGauge();
  const port = await findFreePort();
  const { NODE_OPTIONS, ...env } = memoryGauge.env;
  return {
    env: {
      ...env,
      NODE_OPTIONS: `${NODE_OPTIONS} --import=${new URL('gauge-in-site.ts', import.meta.url)}`,
      GROWTH_GAUGE_PORT: String(port),
    },
    /** So far: visits of the site to its own pages, and what it asked of the database. */
    async requests(): Promise<{ visits: number; queries: number }> {
      return (await fetch(`http://127.0.0.1:${port}`)).json();
    },
    async memory() {
      const { rss, heapUsed } = await memoryGauge.read();
      return { 'server: RSS, MB': rss / 1e6, 'server: heap, MB': heapUsed / 1e6 };
    },
  };
}
