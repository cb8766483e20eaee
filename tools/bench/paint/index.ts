// npm run bench:paint [-- --only=/kiosken]: first paint, largest paint, blocked time and the moment at which a page
// responds to React, on a slowed-down phone, beside a post built by Astro.
import { chromium } from 'playwright';
import { findBrowser } from '../../../packages/testbed/system-packages/browser.ts';
import { readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { medianOfEach } from '../../lib/median.ts';
import { allPaths } from '../plan.ts';
import { startTargets } from '../targets.ts';
import { type PaintTimes, visit } from './visit.ts';

const VISITS = 7;
/** All ratios rest on Astro's post, whose median of seven visits differs by a tenth from run to run. */
const PAGES_FOR_EACH_BASELINE = 4;

exitOnSignal();
const { values } = readArguments({
  usage: 'npm run bench:paint [-- --only=/kiosken [--only=/news]]',
  options: { only: { type: 'string', multiple: true } },
});
const paths = values.only ?? allPaths;
const targets = await startTargets([]);
const astro: PaintTimes[] = [];
const pages = paths.map((path) => ({ path, times: [] as PaintTimes[] }));
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  // The pages are visited in turn, so that other load on the machine affects all pages alike.
  for (let round = 1; round <= VISITS; round += 1) {
    for (const [index, { path, times }] of pages.entries()) {
      if (index % PAGES_FOR_EACH_BASELINE === 0) {
        astro.push(await visit(browser, targets.urls.Astro, { hasFramework: false }));
      }
      times.push(await visit(browser, targets.urls.site + path, { hasFramework: true }));
    }
    console.log(`  visit ${round} of ${VISITS}`);
  }
} finally {
  await browser.close();
  await targets.close();
}
report();

function report() {
  const baseline = medianOfEach(astro);
  console.log(`
1.6 Mbit/s, latency 150 ms, processor four times slower, median of ${VISITS} visits (Astro ${astro.length}), in ms

| page | FCP | × Astro | LCP | × Astro | alive | blocked |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`);
  const row = (name: string, { fcp, lcp, alive, blocked }: PaintTimes) => {
    const cells = [
      ...[Math.round(fcp), ratio(fcp, baseline.fcp), Math.round(lcp), ratio(lcp, baseline.lcp)],
      ...[Number.isNaN(alive) ? '-' : Math.round(alive), Math.round(blocked)],
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  };
  row('Astro', baseline);
  for (const { path, times } of pages) row(path, medianOfEach(times));
}

function ratio(value: number, baseline: number) {
  return (value / baseline).toFixed(2);
}
