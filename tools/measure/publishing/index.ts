// npm run measure:publishing: how soon every page shows the change of an editor.

import { installNginx } from '../../../packages/testbed/system-packages/nginx.ts';
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { requestAsAdmin } from '../../../scripts/lib/admin-client.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { timesBehindNginx } from './behind-nginx.ts';
import { lifeOfAPost } from './post-lifecycle.ts';
import { fetchAfterDelay, poll } from './visits.ts';

exitOnSignal();
const usage = 'npm run measure:publishing [-- <posts>]';
const { positionals } = readArguments({ usage, positionals: 1 });
const count = countOf(positionals[0] ?? '50', usage);
await installNginx();
const site = await startTemporarySite();
try {
  // Warm-up: the first change also loads code.
  for (const { query, method, row, pages } of lifeOfAPost('vooraf')) {
    await requestAsAdmin(site.backend, query, { method, body: row });
    await poll(site.url, pages);
  }
  await reportSingleRequests();
  await reportTimes();
  console.log('\nThe same behind nginx, for pages that were not requested for a minute\n');
  console.log(`  ${'corrected'.padEnd(16)} ${describe(await timesBehindNginx(site))}`);
} finally {
  await site.close();
}

async function reportSingleRequests() {
  console.log('\nOne request to each page, one second after the commit\n');
  const tally = new Map<string, { fresh: number; of: number }>();
  for (let number = 1; number <= count; number += 1) {
    for (const { act, query, method, row, pages } of lifeOfAPost(`gemeten-${number}`)) {
      await requestAsAdmin(site.backend, query, { method, body: row });
      for (const { path, fresh } of await fetchAfterDelay(site.url, pages)) {
        const key = `${act.padEnd(16)} ${path.replace(/gemeten-\d+/, 'bericht')}`;
        const { fresh: before, of } = tally.get(key) ?? { fresh: 0, of: 0 };
        tally.set(key, { fresh: before + (fresh ? 1 : 0), of: of + 1 });
      }
    }
    showProgress(number);
  }
  for (const [key, { fresh, of }] of tally) console.log(`  ${key.padEnd(44)} ${fresh} of ${of}`);
}

async function reportTimes() {
  console.log(
    '\nFrom the response of the database until the page is fresh, all pages polled at once\n',
  );
  const times = new Map<string, number[]>();
  let failures = 0;
  for (let number = 1; number <= count; number += 1) {
    for (const { act, query, method, row, pages } of lifeOfAPost(`gevolgd-${number}`)) {
      await requestAsAdmin(site.backend, query, { method, body: row });
      for (const page of await poll(site.url, pages)) {
        failures += page.failures;
        times.set(act, [...(times.get(act) ?? []), page.ms]);
      }
    }
    showProgress(number);
  }
  for (const [act, list] of times) console.log(`  ${act.padEnd(16)} ${describe(list)}`);
  console.log(`  ${'all'.padEnd(16)} ${describe([...times.values()].flat())}`);
  console.log(`\n  responses with status 500 or above: ${failures}`);
}

function showProgress(number: number) {
  if (process.stderr.isTTY)
    process.stderr.write(`\r  ${number} of ${count}${number === count ? '\n' : ''}`);
}

function describe(list: number[]) {
  const sorted = list.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)} ms`;
  return `p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, max ${percentile(1)} (${list.length} pages)`;
}
