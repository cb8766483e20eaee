// npm run measure:growth: times and sizes by the number of posts.
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { measureBuild } from './build.ts';
import { measureChange } from './change.ts';
import { createGrowthGauge } from './gauge.ts';
import { measurePages } from './pages.ts';
import { fillWithPosts } from './posts.ts';
import { measureQueries } from './queries.ts';
import { type Column, toTable } from './table.ts';

exitOnSignal();
const usage = 'npm run measure:growth [-- <posts> <posts> ...]';
const { positionals } = readArguments({ usage, positionals: Number.POSITIVE_INFINITY });
const given = positionals.map((text) => countOf(text, usage));
const counts = given.length > 0 ? given : [10, 1000, 10_000];

const columns: Column[] = [];
for (const count of counts) columns.push({ count, figures: await measure(count) });
console.log(`\n${toTable(columns)}`);

async function measure(postCount: number) {
  const gauge = await createGrowthGauge();
  const site = await startTemporarySite({
    env: gauge.env,
    prepare: (backend) => fillWithPosts(backend, postCount),
  });
  try {
    return {
      ...measureBuild(site.buildMs),
      ...(await measurePages(site, postCount)),
      ...(await measureChange(site, gauge)),
      ...(await gauge.memory()),
      ...(await measureQueries(site.backend, postCount)),
    };
  } finally {
    await site.close();
  }
}
