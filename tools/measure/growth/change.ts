import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../../../packages/testbed/temporary-site.ts';
import type { Gauge } from './gauge.ts';
import { slugAt } from './posts.ts';

const POLL_MS = 20;
/** Time without requests after which revalidation counts as finished. */
const QUIET_MS = 2000;

/** The cost of one update of the newest post, from the commit on. */
export async function measureChange(
  { url, backend }: { url: string; backend: Backend },
  gauge: Gauge,
) {
  const slug = await slugAt(backend, 0);
  // Warm-up: the first change also loads code.
  await change('vooraf');
  const { freshMs, visits, queries, doneMs } = await change('gemeten');
  return {
    'a change: until the list shows it, ms': freshMs,
    'a change: pages revalidated': visits,
    'a change: requests to the backend': queries,
    'a change: until the last page is revalidated, ms': doneMs,
  };

  async function change(excerpt: string) {
    const before = await gauge.requests();
    await backend.run(`update posts set excerpt = '${excerpt}' where slug = '${slug}'`);
    const start = performance.now();
    while (!(await (await fetch(`${url}/blog`)).text()).includes(excerpt)) await wait(POLL_MS);
    const freshMs = performance.now() - start;
    let last = await gauge.requests();
    let doneMs = freshMs;
    for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS; ) {
      await wait(POLL_MS);
      const now = await gauge.requests();
      if (now.visits + now.queries === last.visits + last.queries) continue;
      last = now;
      quietSince = performance.now();
      doneMs = quietSince - start;
    }
    const visits = last.visits - before.visits;
    return { freshMs, doneMs, visits, queries: last.queries - before.queries };
  }
}
