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

exitOnSignal();
const { values } = readArguments({
  usage: 'npm run bench:paint [-- --only=/kiosken [--only=/news]]',
  options: { only: { type: 'string', multiple: true } },
});
const paths = values.only ?? allPaths;
const targets = await startTargets([]);
const urls = [targets.urls.Astro, ...paths.map((path) => targets.urls.site + path)];
const times: PaintTimes[][] = urls.map(() => []);
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  // The pages are visited in turn, so that other load on the machine affects all pages alike.
  for (let round = 1; round <= VISITS; round += 1) {
    for (const [index, url] of urls.entries()) {
      times[index]?.push(await visit(browser, url, { hasFramework: index > 0 }));
    }
    console.log(`  visit ${round} of ${VISITS}`);
  }
} finally {
  await browser.close();
  await targets.close();
}
report(times.map(medianOfEach));

function report([astro, ...pages]: PaintTimes[]) {
  console.log(`
1.6 Mbit/s, latency 150 ms, processor four times slower, median of ${VISITS} visits, in ms

| page | FCP | × Astro | LCP | × Astro | alive | blocked |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`);
  const row = (name: string, { fcp, lcp, alive, blocked }: PaintTimes) => {
    const cells = [
      ...[Math.round(fcp), ratio(fcp, astro?.fcp), Math.round(lcp), ratio(lcp, astro?.lcp)],
      ...[Number.isNaN(alive) ? '-' : Math.round(alive), Math.round(blocked)],
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  };
  if (astro) row('Astro', astro);
  for (const [index, page] of pages.entries()) row(paths[index] ?? '', page);
}

function ratio(value: number, baseline = Number.NaN) {
  return (value / baseline).toFixed(2);
}
