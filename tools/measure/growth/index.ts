// npm run measure:growth [-- 10 1000]: what becomes slower or larger with the number of posts.

import { startTemporarySite } from '../../../scripts/harness/temporary-site.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { measureBuild } from './build.ts';
import { measureChange } from './change.ts';
import { prepareGauge } from './gauge.ts';
import { measurePages } from './pages.ts';
import { fillWithPosts } from './posts.ts';
import { measureQueries } from './queries.ts';
import type { Column } from './table.ts';
import { toTable } from './table.ts';

exitOnSignal();
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [10, 1000, 10_000];

const columns: Column[] = [];
for (const count of counts) columns.push({ count, figures: await measure(count) });
console.log(`\n${toTable(columns)}`);

/** @param count of posts */
async function measure(count: number) {
  const gauge = await prepareGauge();
  const site = await startTemporarySite({
    env: gauge.env,
    prepare: (backend) => fillWithPosts(backend, count),
  });
  try {
    return {
      ...measureBuild(site.buildMs),
      ...(await measurePages(site, count)),
      ...(await measureChange(site, gauge)),
      ...(await gauge.memory()),
      ...(await measureQueries(site.backend, count)),
    };
  } finally {
    await site.close();
  }
}
