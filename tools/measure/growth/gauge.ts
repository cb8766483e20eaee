import { createMemoryGauge as prepareMemoryGauge } from '../../../packages/testbed/memory.ts';
import { findFreePort } from '../../../scripts/lib/processes.ts';

export type Gauge = Awaited<ReturnType<typeof createGrowthGauge>>;

/** The environment with which to start the site, and functions that read its counters. */
export async function createGrowthGauge() {
  const memoryGauge = await prepareMemoryGauge();
  const port = await findFreePort();
  const { NODE_OPTIONS, ...env } = memoryGauge.env;
  return {
    env: {
      ...env,
      NODE_OPTIONS: `${NODE_OPTIONS} --import=${new URL('gauge-in-site.ts', import.meta.url)}`,
      GROWTH_GAUGE_PORT: String(port),
    },
    /** Requests of the site since its start: `visits` to its own pages, `queries` to the database. */
    async requests(): Promise<{ visits: number; queries: number }> {
      return (await fetch(`http://127.0.0.1:${port}`)).json();
    },
    async memory() {
      const { rss, heapUsed } = await memoryGauge.read();
      return { 'server: RSS, MB': rss / 1e6, 'server: heap, MB': heapUsed / 1e6 };
    },
  };
}
