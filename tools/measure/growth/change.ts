import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../../../scripts/harness/temporary-site.ts';
import { slugAt } from './posts.ts';

const POLL_MS = 20;
/** When the site has visited nothing for so long, it is done. */
const QUIET_MS = 2000;

/** What one correction of the newest post costs, from the commit on. */
export async function measureChange(
  { url, backend }: { url: string; backend: Backend },
  gauge: Awaited<ReturnType<typeof import('./gauge.ts').prepareGauge>>,
) {
  const slug = await slugAt(backend, 0);
  // A process that has just started loads its code with the first change, which is no measure.
  await change('vooraf');
  const { freshMs, visits, queries, doneMs } = await change('gemeten');
  return {
    'a change: until the list shows it, ms': freshMs,
    'a change: pages that the site renews': visits,
    'a change: requests to the backend for it': queries,
    'a change: until the last page is renewed, ms': doneMs,
  };

  async function change(words: string) {
    const before = await gauge.requests();
    await backend.run(`update posts set excerpt = '${words}' where slug = '${slug}'`);
    const start = performance.now();
    while (!(await (await fetch(`${url}/blog`)).text()).includes(words)) await wait(POLL_MS);
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
