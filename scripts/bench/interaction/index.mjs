// npm run bench:interaction: how long a visitor with a slow phone waits for the answer to a tap or a key.
import { chromium } from 'playwright';
import { findBrowser } from '../../steps/browser.mjs';
import { exitOnSignal } from '../../steps/processes.mjs';
import { startThrowAwaySite } from '../../steps/throw-away-site.mjs';
import { interactions } from './interactions.mjs';
import { measure, SLOWDOWN } from './measure.mjs';

const ROUNDS = 5;
/** What feels like at once, in ms. */
const LIMIT_MS = 100;

exitOnSignal();
const site = await startThrowAwaySite();
try {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  /** @type {Map<string, number[]>} */
  const times = new Map();
  // In turns, so that what else the machine does hits them all alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const interaction of interactions) {
      const taken = await measure(browser, site.url, interaction);
      times.set(interaction.name, [...(times.get(interaction.name) ?? []), taken]);
    }
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  await browser.close();
  report(times);
} finally {
  await site.close();
}

/** @param {Map<string, number[]>} times in ms */
function report(times) {
  console.log(
    `\nFrom the tap or key to the frame that shows the answer, in ms; a phone of 412 px, processor slowed ${SLOWDOWN} times\n`,
  );
  console.log(`| | median of ${ROUNDS} | worst | |\n| --- | ---: | ---: | --- |`);
  for (const [name, list] of times) {
    const sorted = list.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1] ?? Number.NaN;
    const mark = median > LIMIT_MS ? `over ${LIMIT_MS}` : '';
    console.log(
      `| ${name} | ${Math.round(median)} | ${Math.round(sorted.at(-1) ?? 0)} | ${mark} |`,
    );
  }
}
