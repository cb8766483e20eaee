import type { LaunchOptions, Page } from 'playwright/test';
import { sites } from '../../support/sites';

/** Playwright disables the back/forward cache by default. */
export const WITH_BACK_FORWARD_CACHE: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Reasons of a headless browser, which apply to every page, and of a page that a test has printed before. */
const BROWSERS_OWN = [
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  'Printing',
];

const KEPT = 'This page was kept.';

/** Navigates away and back. @returns why the browser did not restore the page, if it did not */
export async function reasonsAgainstReturn(page: Page): Promise<string[]> {
  await page.evaluate((kept) => {
    addEventListener('pageshow', ({ persisted }) => persisted && console.info(kept));
  }, KEPT);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  await page.waitForLoadState();
  await page.goto(`${sites.embeds}/elsewhere`);

  const reasons = Promise.race([
    page.waitForEvent('console', (message) => message.text() === KEPT).then(() => []),
    new Promise<string[]>((resolve) => {
      devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      );
    }),
  ]);
  // page.goBack waits for a load event, which a restored page does not have.
  await page.evaluate(() => setTimeout(() => history.back()));
  return (await reasons).filter((reason) => !BROWSERS_OWN.includes(reason));
}
