import { findFreePort } from '../lib/processes.ts';

/** in bytes */
export type Memory = { rss: number; heapUsed: number; external: number };

/** In the second half of a run the heap may grow by so much: what is remembered for seconds comes and goes. */
const FLAT_WITHIN = 0.1;

/** What the site has to be started with, and how to ask it then. */
export async function prepareGauge() {
  const port = await findFreePort();
  return {
    env: {
      NODE_OPTIONS: `--import=${new URL('memory-gauge.ts', import.meta.url)}`,
      MEMORY_GAUGE_PORT: String(port),
    },
    async read(): Promise<Memory> {
      return (await fetch(`http://127.0.0.1:${port}`)).json();
    },
  };
}

/**
 * Growth of the heap over the second half of the samples, as a share of the heap: the mean of the
 * last third of them against that of the first third.
 * @param samples at equal distances
 */
export function growthInSecondHalf(samples: Memory[]) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const third = Math.max(1, Math.floor(half.length / 3));
  const mean = (list: Memory[]) =>
    list.reduce((sum, { heapUsed }) => sum + heapUsed, 0) / list.length;
  const before = mean(half.slice(0, third));
  const growth = (mean(half.slice(-third)) - before) / before;
  return { growth, isFlat: growth < FLAT_WITHIN };
}
