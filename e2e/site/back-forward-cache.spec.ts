import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, sites, test } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { visitedPages } from '../support/pages';

/** Reasons of a browser without windows, which keeps no page whatever the page does. */
const BROWSERS_OWN = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

const KEPT = 'This page was kept.';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    // Playwright switches off what is tested here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript((kept) => {
    addEventListener('pageshow', ({ persisted }) => persisted && console.info(kept));
  }, KEPT),
);

for (const path of visitedPages) {
  test(`who leaves ${path} and comes back finds it as it was, without loading it`, async ({
    page,
  }) => {
    // Without its confetti: a page that is left in the moment in which that is fetched is not kept.
    if (path === routes.action) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await reasonsAgainstReturn(page)).toEqual([]);
  });
}

test('what stands in the way of coming back is seen', async ({ page }) => {
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
  test(`the frame of another party on ${path} does not stand in the way of coming back`, async ({
    page,
  }) => {
    await page.goto(sites.siteWithEmbeds + path);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(contentOf(page.locator('iframe')).getByRole('heading')).toBeVisible();
    expect(await reasonsAgainstReturn(page)).toEqual([]);
  });
}

/** Goes to another document and back; why the browser had to load the page once more, if it had to. */
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
  // Page.goBack waits for a load, which a page that was kept does not have.
  await page.evaluate(() => setTimeout(() => history.back()));
  return (await reasons).filter((reason) => !BROWSERS_OWN.includes(reason));
}
