// npm run measure:growth [-- 10 1000]: what becomes slower or larger with the number of posts.

import { startTemporarySite } from '../../../scripts/harness/temporary-site.mjs';
import { exitOnSignal } from '../../../scripts/lib/processes.mjs';
import { measureBuild } from './build.mjs';
import { measureChange } from './change.mjs';
import { prepareGauge } from './gauge.mjs';
import { measurePages } from './pages.mjs';
import { fillWithPosts } from './posts.mjs';
import { measureQueries } from './queries.mjs';
import { toTable } from './table.mjs';

exitOnSignal();
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [10, 1000, 10_000];

/** @type {import('./table.mjs').Column[]} */
const columns = [];
for (const count of counts) columns.push({ count, figures: await measure(count) });
console.log(`\n${toTable(columns)}`);

/** @param {number} count of posts */
async function measure(count) {
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
