import { expect, test } from './fixtures';
import { delayFontsAndPictures, layoutShifts, scrollToEnd } from './layout-shift';
import { openAtRest } from './open-at-rest';
import { allPages } from './pages';

// A failure says what moved; recording every step of the scrolling would cost more than the rest.
test.use({ trace: 'off' });

for (const width of [360, 1440]) {
  test.describe(`on a screen of ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of allPages) {
      test(`nothing on ${path} shifts when fonts and pictures come late`, async ({ page }) => {
        await delayFontsAndPictures(page);
        await openAtRest(page, path);
        const whileLoading = await layoutShifts(page);
        expect.soft(whileLoading, 'while the page loads').toEqual([]);

        await scrollToEnd(page);
        const whileScrolling = (await layoutShifts(page)).slice(whileLoading.length);
        expect(whileScrolling, 'while the visitor scrolls').toEqual([]);
      });
    }
  });
}
