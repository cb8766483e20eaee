// npm run bench:interaction: how long a visitor waits for the answer to a tap or a key, here and with a slow phone.

import { chromium } from 'playwright';
import { startTemporarySite } from '../../../scripts/harness/temporary-site.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { findBrowser } from '../../../scripts/system-packages/browser.ts';
import { median } from '../../lib/median.ts';
import type { Interaction } from './interactions.ts';
import { interactions } from './interactions.ts';
import { measure } from './measure.ts';

const ROUNDS = 5;
/** This machine as it is, and four times slower: Lighthouse's figure for a common phone. */
const SLOWDOWNS = [1, 4];
/** What feels like at once, in ms. */
const LIMIT_MS = 100;

exitOnSignal();
const site = await startTemporarySite();
try {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const lines = interactions.map((interaction) => ({
    interaction,
    times: SLOWDOWNS.map(() => [] as number[]),
  }));
  // In turns, so that what else the machine does hits them all alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { interaction, times } of lines) {
      for (const [index, slowdown] of SLOWDOWNS.entries()) {
        times[index]?.push(await measure(browser, site.url, interaction, slowdown));
      }
    }
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  await browser.close();
  report(lines);
} finally {
  await site.close();
}

/** @param lines times in ms */
function report(lines: { interaction: Interaction; times: number[][] }[]) {
  const heads = SLOWDOWNS.map((slowdown) => ` ${slowdown} x slower: median of ${ROUNDS} | worst |`);
  console.log(`
From the tap or key to the frame that shows the answer, in ms; a phone of 412 px
(bold: over ${LIMIT_MS} ms)

| |${heads.join('')}
| --- |${SLOWDOWNS.map(() => ' ---: | ---: |').join('')}`);
  for (const { interaction, times } of lines) {
    const cells = times.map((list) => {
      const worst = Math.max(...list);
      const middle = median(list);
      const mark = middle > LIMIT_MS ? '**' : '';
      return ` ${mark}${Math.round(middle)}${mark} | ${Math.round(worst)} |`;
    });
    console.log(`| ${interaction.name} |${cells.join('')}`);
  }
}
