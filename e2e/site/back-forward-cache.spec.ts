import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, sites, test } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { visitedPages } from '../support/pages';

/** Reasons of a headless browser, which apply to every page. */
const BROWSERS_OWN = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

const KEPT = 'This page was kept.';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript((kept) => {
    addEventListener('pageshow', ({ persisted }) => persisted && console.info(kept));
  }, KEPT),
);

for (const path of visitedPages) {
  test(`${path} is restored from the back/forward cache`, async ({ page }) => {
    // Turns off the confetti: a page left while that loads is not cached.
    if (path === routes.action) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await reasonsAgainstReturn(page)).toEqual([]);
  });
}

test('the back/forward cache check reports the reason of a page that is not restored', async ({
  page,
}) => {
  await page.goto(routes.support);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainstReturn(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

const loadedFrames = [
  { path: routes.contact, button: 'Kaart laden' },
  { path: routes.action, button: 'Agenda laden' },
  { path: routes.configurator },
];

for (const { path, button } of loadedFrames) {
  test(`the third-party frame on ${path} does not prevent the back/forward cache`, async ({
    page,
  }) => {
    await page.goto(sites.siteWithEmbeds + path);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(contentOf(page.locator('iframe')).getByRole('heading')).toBeVisible();
    expect(await reasonsAgainstReturn(page)).toEqual([]);
  });
}

/** Navigates away and back. @returns why the browser did not restore the page, if it did not */
async function reasonsAgainstReturn(page: Page): Promise<string[]> {
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
