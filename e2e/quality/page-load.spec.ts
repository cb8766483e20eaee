import { contactHref } from '../../lib/contact/contact-href';
import { ROOM_PATH, routes, sectorHref } from '../../lib/routes';
import { test as base, expect, sites } from '../support/fixtures';
import { productPages, textPages, visitedPages } from '../support/pages';
import { pagesFetched, pointAtEveryLink } from '../support/pages-fetched';
import { delayFontsAndPictures, layoutShifts, scrollToEnd } from './layout-shift';
import {
  blockingUrls,
  compressedPage,
  inFirstView,
  listOf,
  loadedAfterwards,
  measureTransfer,
  ofType,
  total,
} from './transfer-size';

/** Hashes in the names of files change the compressed size with each build, by up to 40 bytes: a limit leaves 100 at least. */
const KB = 1000;

/** Limit of the compressed HTML, with its style and the data that it needs to become interactive. */
const MAX_HTML = 24.8 * KB;

/** Pages with long content: products and inline drawings. */
const maxHtmlOfLongPages: Record<string, number> = {
  [routes.digitalSignage]: 29.5 * KB,
  [routes.kiosken]: 35.1 * KB,
  // Have the limits that the terms refer to, the table of EN 301 549, a list of the parts, and the field of an own picture.
  ...Object.fromEntries(productPages.map((path) => [path, 26.5 * KB])),
};

const MISSING_PATH = '/bestaat-niet';

/** The configurator as it is rendered for a request. */
const CHOSEN = `${routes.configurator}?model=wall-kiosk&maat=55`;

/** Next joins the style sheets of all pages that show products in their colours, 6 kB together. */
const pagesWithProducts: string[] = [
  routes.kiosken,
  ...productPages,
  sectorHref('restaurants'),
  ROOM_PATH,
  routes.configurator,
  CHOSEN,
];

/** Compressed, in addition to that of a bare page. */
const MAX_JAVASCRIPT = 8.6 * KB;

/** The configurator has the rules and prices of every model, so that each choice shows without a request. */
const maxJavaScriptOfTools: Record<string, number> = {
  [routes.configurator]: 26.4 * KB,
  [CHOSEN]: 26.4 * KB,
  [routes.contact]: 12.1 * KB,
  [routes.action]: 12.1 * KB,
  [contactHref('storing')]: 12.1 * KB,
  [routes.kiosken]: 9.4 * KB,
  ...Object.fromEntries(productPages.map((path) => [path, 9.8 * KB])),
};

const test = base.extend<object, { bareJavaScript: number }>({
  bareJavaScript: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const scripts = ofType(await measureTransfer(page, sites.barePage), 'script');
      await expect(page.getByRole('link', { name: 'Second page' })).toBeVisible();
      await page.close();
      await use(total(scripts));
    },
    { scope: 'worker' },
  ],
});

test('the check for prefetching notices the prefetch of a plain next/link', async ({ page }) => {
  const fetchedAhead = pagesFetched(page);
  await page.goto(sites.barePage);
  await pointAtEveryLink(page);
  await expect.poll(() => fetchedAhead).not.toEqual([]);
});

const pages = [...visitedPages, CHOSEN, MISSING_PATH];

const screens = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, paths: pages },
  {
    name: 'a desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    paths: pages.filter((path) => !textPages.includes(path)),
  },
];

for (const { name, paths, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ ...screen, expectedConsoleErrors: [MISSING_PATH] });

    for (const path of paths) {
      test(`${path} stays within its transfer budgets, prefetches no page and has no layout shift with late pictures`, async ({
        page,
        bareJavaScript,
      }) => {
        // Turns off the confetti, which has a test below.
        if (path === routes.action) await page.emulateMedia({ reducedMotion: 'reduce' });
        await delayFontsAndPictures(page);
        const fetchedAhead = pagesFetched(page);
        const transfers = await measureTransfer(page, path);
        const whileLoading = await layoutShifts(page);
        expect.soft(whileLoading, 'layout shifts while the page loads').toEqual([]);

        const scripts = ofType(transfers, 'script');
        expect
          .soft(total(scripts) - bareJavaScript, `JavaScript\n${listOf(scripts)}`)
          .toBeLessThanOrEqual(maxJavaScriptOfTools[path] ?? MAX_JAVASCRIPT);

        const styles = ofType(transfers, 'stylesheet');
        expect
          .soft(total(styles), `CSS\n${listOf(styles)}`)
          .toBeLessThanOrEqual(pagesWithProducts.includes(path) ? 21.8 * KB : 16.1 * KB);

        expect
          .soft(await compressedPage(page), 'HTML')
          .toBeLessThanOrEqual(maxHtmlOfLongPages[path] ?? MAX_HTML);

        const fonts = ofType(transfers, 'font');
        expect.soft(total(fonts), `fonts\n${listOf(fonts)}`).toBeLessThanOrEqual(45 * KB);

        const blocking = await blockingUrls(page);
        expect
          .soft(blocking.length, `before paint\n${blocking.join('\n')}`)
          .toBeLessThanOrEqual(path === CHOSEN ? 3 : 1);

        const firstView = await inFirstView(page, transfers);
        expect
          .soft(
            total(firstView) - bareJavaScript,
            `First view without the framework\n${listOf(firstView)}`,
          )
          .toBeLessThanOrEqual(220 * KB);

        await scrollToEnd(page);
        const whileScrolling = (await layoutShifts(page)).slice(whileLoading.length);
        expect.soft(whileScrolling, 'layout shifts while scrolling').toEqual([]);

        await pointAtEveryLink(page);
        expect(fetchedAhead, 'prefetched pages').toEqual([]);
      });
    }

    test('the confetti of /action loads after the page, adds at most 5 kB and shifts nothing', async ({
      page,
    }) => {
      const scripts = ofType(await measureTransfer(page, routes.action), 'script');
      const confetti = await loadedAfterwards(page, scripts);
      expect(confetti, listOf(scripts)).toHaveLength(1);
      expect(total(confetti), listOf(confetti)).toBeLessThanOrEqual(5 * KB);
      expect(await layoutShifts(page), 'layout shifts during the confetti').toEqual([]);
    });

    test('the calendar of /digital-signage loads when it comes near, with at most 17 kB', async ({
      page,
    }) => {
      const calendar = page.getByRole('region', { name: 'Plannen' });
      const transfers = await measureTransfer(page, routes.digitalSignage, async () => {
        await expect(calendar.getByRole('slider')).toHaveCount(0);
        await calendar.scrollIntoViewIfNeeded();
        await expect(calendar.getByRole('slider')).toBeVisible();
      });
      const late = await loadedAfterwards(page, ofType(transfers, 'script'));
      expect(total(late), listOf(late)).toBeGreaterThan(0);
      expect(total(late), listOf(late)).toBeLessThanOrEqual(17 * KB);
    });
  });
}
