import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { scrollToEnd } from '../quality/layout-shift';
import { expect, test } from '../support/fixtures';
import { interactivePages } from '../support/pages';
import { settle } from '../support/settled';

test.use({
  expectedConsoleErrors: ['ERR_FAILED', 'Loading chunk', 'ChunkLoadError', 'Failed to load'],
});

let sharedScripts: string[] | undefined;

// The home page plays a film, and /action throws confetti.
for (const path of [...interactivePages, routes.home, routes.action]) {
  test(`${path} stays readable, and its links and forms stay, whichever of its scripts cannot be loaded`, async ({
    page,
  }) => {
    // The scripts of every page fail on one page only.
    sharedScripts ??= await scriptsOf(page, routes.terms);
    const shared = path === routes.support ? [] : sharedScripts;
    const own = (await scriptsOf(page, path)).filter((url) => !shared.includes(url));
    const before = await contentOf(page);
    for (const script of own) {
      let failures = 0;
      await page.route(script, (route) => {
        failures += 1;
        return route.abort();
      });
      await page.goto(path, { waitUntil: 'load' });
      await scrollToEnd(page);
      // It is tried again.
      await expect.poll(() => failures, script).toBeGreaterThan(1);
      await settle(page);
      expect(await contentOf(page), script).toEqual(before);
      await page.unroute(script);
    }
  });
}

async function scriptsOf(page: Page, path: string) {
  await page.goto(path);
  await scrollToEnd(page);
  await settle(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
  );
}

/** The headings, the navigation and the forms of a page. */
function contentOf(page: Page) {
  return page
    .locator('h1, h2, header a, footer a, form :is(input, textarea, select)')
    .evaluateAll((elements) => elements.map(({ tagName, id }) => `${tagName} ${id}`));
}
