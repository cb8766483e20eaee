// npm run bench:interaction: time from a tap or key press to the frame that shows its result.
import { chromium } from 'playwright';
import { findBrowser } from '../../../packages/testbed/system-packages/browser.ts';
import { startTemporarySite } from '../../../packages/testbed/temporary-site.ts';
import { readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { median } from '../../lib/median.ts';
import { type Interaction, interactions } from './interactions.ts';
import { measure } from './measure.ts';

const ROUNDS = 5;
/** CPU throttling; 4 is Lighthouse's factor for a mid-range phone. */
const SLOWDOWNS = [1, 4];
/** Perceived as instant: https://web.dev/articles/rail */
const LIMIT_MS = 100;

/** Times in ms, a list for each slowdown. */
type Measurement = { interaction: Interaction; times: number[][] };

exitOnSignal();
readArguments({ usage: 'npm run bench:interaction' });
const site = await startTemporarySite();
try {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const measurements = interactions.map(
    (interaction): Measurement => ({
      interaction,
      times: SLOWDOWNS.map(() => []),
    }),
  );
  // Round-robin, so that other load on the machine affects all interactions alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { interaction, times } of measurements) {
      for (const [index, slowdown] of SLOWDOWNS.entries()) {
        times[index]?.push(await measure(browser, site.url, interaction, slowdown));
      }
    }
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  await browser.close();
  report(measurements);
} finally {
  await site.close();
}

function report(measurements: Measurement[]) {
  const heads = SLOWDOWNS.map((slowdown) => ` ${slowdown} x slower: median of ${ROUNDS} | worst |`);
  console.log(`
From the tap or key press to the frame that shows its result, in ms; viewport 412 px wide
(bold: over ${LIMIT_MS} ms)

| |${heads.join('')}
| --- |${SLOWDOWNS.map(() => ' ---: | ---: |').join('')}`);
  for (const { interaction, times } of measurements) {
    const cells = times.map((list) => {
      const worst = Math.max(...list);
      const middle = median(list);
      const mark = middle > LIMIT_MS ? '**' : '';
      return ` ${mark}${Math.round(middle)}${mark} | ${Math.round(worst)} |`;
    });
    console.log(`| ${interaction.name} |${cells.join('')}`);
  }
}
