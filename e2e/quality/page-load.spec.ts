import { OWN_CONFIGURATOR_PATH } from '../../lib/frame-routes';
import { routes } from '../../lib/routes';
import { test as base, expect, sites } from '../support/fixtures';
import { visitedPages } from '../support/pages';
import { pagesFetched, pointAtEveryLink } from '../support/pages-fetched';
import { delayFontsAndPictures, layoutShifts, scrollToEnd } from './layout-shift';
import {
  blockingAddresses,
  compressedPage,
  inFirstView,
  listOf,
  loadedAfterwards,
  measureTransfer,
  ofType,
  total,
} from './transfer-size';

const KB = 1000;

/** Of the page itself, compressed: what a connection brings in its first round trip. */
const MOST_HTML = 14 * KB;

/**
 * Where the content is that long: legal texts, seven products, eight markets, screens that are drawn
 * in the page, and the list of all there is.
 */
const mostHtmlOfLongPages: Record<string, number> = {
  [routes.search]: 15 * KB,
  [routes.marktsegmenten]: 15 * KB,
  [routes.digitalSignage]: 16 * KB,
  [routes.digitaalPlatform]: 17 * KB,
  [routes.terms]: 20 * KB,
  [routes.privacy]: 18 * KB,
  [routes.kiosken]: 27 * KB,
};

const MISSING_PATH = '/bestaat-niet';

/** More than a bare page has, compressed. */
const MOST_JAVASCRIPT = 8 * KB;

/** Where the page is a tool that its visitor came to use. */
const mostJavaScriptOfTools: Record<string, number> = {
  [OWN_CONFIGURATOR_PATH]: 20 * KB,
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

test('a link that is left to Next is seen to fetch its page ahead', async ({ page }) => {
  const fetchedAhead = pagesFetched(page);
  await page.goto(sites.barePage);
  await pointAtEveryLink(page);
  await expect.poll(() => fetchedAhead).not.toEqual([]);
});

const screens = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ ...screen, expectedConsoleErrors: [MISSING_PATH] });

    for (const path of [...visitedPages, OWN_CONFIGURATOR_PATH, MISSING_PATH]) {
      test(`${path} is light, waits for little, fetches no other page, and nothing shifts when fonts and pictures come late`, async ({
        page,
        bareJavaScript,
      }) => {
        // Without its confetti, which is weighed below.
        if (path === routes.action) await page.emulateMedia({ reducedMotion: 'reduce' });
        await delayFontsAndPictures(page);
        const fetchedAhead = pagesFetched(page);
        const transfers = await measureTransfer(page, path);
        const whileLoading = await layoutShifts(page);
        expect.soft(whileLoading, 'shifts while the page loads').toEqual([]);

        const scripts = ofType(transfers, 'script');
        expect
          .soft(total(scripts) - bareJavaScript, `JavaScript\n${listOf(scripts)}`)
          .toBeLessThanOrEqual(mostJavaScriptOfTools[path] ?? MOST_JAVASCRIPT);

        const styles = ofType(transfers, 'stylesheet');
        expect.soft(total(styles), `CSS\n${listOf(styles)}`).toBeLessThanOrEqual(15 * KB);

        expect
          .soft(await compressedPage(page), 'HTML')
          .toBeLessThanOrEqual(mostHtmlOfLongPages[path] ?? MOST_HTML);

        const fonts = ofType(transfers, 'font');
        expect.soft(total(fonts), `fonts\n${listOf(fonts)}`).toBeLessThanOrEqual(60 * KB);

        const blocking = await blockingAddresses(page);
        expect.soft(blocking.length, 'the page and its style').toBeGreaterThan(1);
        expect.soft(blocking.length, `before paint\n${blocking.join('\n')}`).toBeLessThanOrEqual(3);

        const firstView = await inFirstView(page, transfers);
        expect
          .soft(
            total(firstView) - bareJavaScript,
            `First view without the framework\n${listOf(firstView)}`,
          )
          .toBeLessThanOrEqual(220 * KB);

        await scrollToEnd(page);
        const whileScrolling = (await layoutShifts(page)).slice(whileLoading.length);
        expect.soft(whileScrolling, 'shifts while the visitor scrolls').toEqual([]);

        await pointAtEveryLink(page);
        expect(fetchedAhead, 'pages fetched that nobody opened').toEqual([]);
      });
    }

    test('the confetti of /action comes after the page itself, with at most 5 kB of its own', async ({
      page,
    }) => {
      const scripts = ofType(await measureTransfer(page, routes.action), 'script');
      const confetti = await loadedAfterwards(page, scripts);
      expect(confetti, listOf(scripts)).toHaveLength(1);
      expect(total(confetti), listOf(confetti)).toBeLessThanOrEqual(5 * KB);
      expect(await layoutShifts(page), 'shifts while it is thrown').toEqual([]);
    });
  });
}
