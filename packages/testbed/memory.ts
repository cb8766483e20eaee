import { findFreePort } from '../../scripts/lib/processes.ts';

/** Sizes in bytes. */
export type Memory = { rss: number; heapUsed: number; external: number };

/** Growth of the heap that still counts as flat: entries of short-lived caches come and go. */
const FLAT_WITHIN = 0.1;

export async function createMemoryGauge() {
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

/** Relative growth of the heap in the second half of the samples, from its first to its last third (means). */
export function growthInSecondHalf(samples: Memory[]) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const third = Math.max(1, Math.floor(half.length / 3));
  const mean = (list: Memory[]) =>
    list.reduce((sum, { heapUsed }) => sum + heapUsed, 0) / list.length;
  const before = mean(half.slice(0, third));
  const growth = (mean(half.slice(-third)) - before) / before;
  return { growth, isFlat: growth < FLAT_WITHIN };
}
