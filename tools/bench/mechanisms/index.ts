// npm run bench:mechanisms: whether the two mechanisms that hasten a page on a slowed-down phone are worth their code. Both are
// measured with and without it, in turn: the blocked time that compiling scripts while they load saves, and the largest paint
// of a configurator with a choice whose framework loads with the page, beside that of the stored configurator.
import { chromium } from 'playwright';
import { routes } from '../../../lib/routes.ts';
import { findBrowser } from '../../../packages/testbed/system-packages/browser.ts';
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { median, medianOfEach } from '../../lib/median.ts';
import { type PaintTimes, visit } from '../paint/visit.ts';
import { startWithout } from './start-without.ts';

const PAIRS = 9;
const HINTED_PATHS = [routes.home, routes.kiosken, routes.configurator];
const CHOICE = `${routes.configurator}?model=wall-kiosk&maat=55`;
/** What the hint must save of the blocked time, and what the largest paint of the choice must exceed, for the code to stay. */
const LEAST_SAVED_MS = 30;
const LEAST_RATIO = 1.3;

exitOnSignal();
readArguments({ usage: 'npm run bench:mechanisms' });
const site = await startTemporarySite();
const plain = await startWithout(site);
const browser = await chromium.launch({ executablePath: await findBrowser() });
const urls = [
  ...HINTED_PATHS.flatMap((path) => [site.url + path, plain.hint + path]),
  ...[site.url + routes.configurator, site.url + CHOICE, plain.lateFramework + CHOICE],
];
const times: PaintTimes[][] = urls.map(() => []);
try {
  for (let round = 1; round <= PAIRS; round += 1) {
    // Every other round goes backwards, so that what a visit leaves warm favours neither side.
    const order = [...urls.keys()];
    for (const index of round % 2 ? order : order.reverse())
      times[index]?.push(await visit(browser, urls[index] ?? '', { hasFramework: true }));
    console.log(`  round ${round} of ${PAIRS}`);
  }
} finally {
  await browser.close();
  await plain.close();
  await site.close();
}
report();

function report() {
  console.log(`
1.6 Mbit/s, latency 150 ms, processor four times slower, medians of ${PAIRS} pairs, in ms

| Scripts compiled while they load | blocked with | without | saved, median of the pairs |
| --- | ---: | ---: | ---: |`);
  const saved = HINTED_PATHS.map((path, index) => {
    const [with_ = [], without = []] = times.slice(index * 2, index * 2 + 2);
    const each = with_.map(({ blocked }, pair) => (without[pair]?.blocked ?? 0) - blocked);
    const cells = [medianOfEach(with_).blocked, medianOfEach(without).blocked, median(each)];
    console.log(`| ${path} | ${cells.map(Math.round).join(' | ')} |`);
    return median(each);
  });
  const best = Math.max(...saved);
  const verdict = (isWorth: boolean) => (isWorth ? 'worth its code' : 'not worth its code');
  console.log(`
The most that is saved: ${Math.round(best)} ms; from ${LEAST_SAVED_MS}: ${verdict(best >= LEAST_SAVED_MS)}.

| Framework after the first paint | FCP | LCP | × stored page | alive | blocked |
| --- | ---: | ---: | ---: | ---: | ---: |`);
  const [stored, late, early] = times.slice(HINTED_PATHS.length * 2).map(medianOfEach);
  const rows = { 'stored, no choice': stored, 'choice, late': late, 'choice, at once': early };
  for (const [name, row] of Object.entries(rows)) {
    if (!row || !stored) continue;
    const { fcp, lcp, alive, blocked } = row;
    const cells = [Math.round(fcp), Math.round(lcp), (lcp / stored.lcp).toFixed(2)];
    console.log(`| ${name} | ${[...cells, Math.round(alive), Math.round(blocked)].join(' | ')} |`);
  }
  const ratio = (early?.lcp ?? Number.NaN) / (stored?.lcp ?? Number.NaN);
  console.log(`
Without it: ${ratio.toFixed(2)}; from ${LEAST_RATIO}: ${verdict(ratio >= LEAST_RATIO)}.`);
}
