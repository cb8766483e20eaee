// npm run bench [-- --quick] [-- --only=/blog]: Lighthouse on pages of the site, on the same pages as static files, on a
// post built by Astro and on an empty Next.js page.
import { writeFileSync } from 'node:fs';
import { findBrowser } from '../../packages/testbed/system-packages/browser.ts';
import { DATA_ROOT, makePrivateFolder } from '../../scripts/lib/private-files.ts';
import { exitOnSignal } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { medianOfEach } from '../lib/median.ts';
import { installLighthouse, type Measures, visitWithLighthouse } from './lighthouse.ts';
import { readPlan } from './plan.ts';
import { asMarkdown, type Result, rounded } from './report.ts';
import { startTargets } from './targets.ts';

const FOLDER = `${DATA_ROOT}/bench`;

exitOnSignal();
const started = performance.now();
const plan = readPlan();
makePrivateFolder(DATA_ROOT);
await step('Installing Lighthouse', installLighthouse);
const chromium = (await findBrowser()) ?? (await import('playwright')).chromium.executablePath();
const targets = await startTargets(plan.baselinePages);
try {
  report(await measure());
} finally {
  await targets.close();
}

/** Round-robin, so that other load on the machine affects all pages alike. */
async function measure() {
  const { visits, rounds } = plan;
  const runs: Measures[][] = visits.map(() => []);
  const total = visits.length * rounds;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { target, path, device }] of visits.entries()) {
      const measures = await visitWithLighthouse(targets.urls[target] + path, device, chromium);
      runs[index]?.push(measures);
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(
        `  ${round * visits.length + index + 1} of ${total}, ${minutes} min: ${target} ${path} ${device}, score ${rounded(measures.score * 100)}, LCP ${rounded(measures.lcp)} ms, TBT ${rounded(measures.tbt)} ms`,
      );
    }
  }
  return visits.map((visit, index) => ({ ...visit, rounds, ...medianOfEach(runs[index] ?? []) }));
}

function report(results: Result[]) {
  const markdown = asMarkdown(results);
  makePrivateFolder(FOLDER);
  writeFileSync(`${FOLDER}/bench.md`, markdown);
  writeFileSync(`${FOLDER}/bench.json`, JSON.stringify(results, null, 2));
  console.log(`\n${markdown}\nAlso in ${FOLDER}/bench.md and bench.json.`);
}
