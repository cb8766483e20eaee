import type { Page } from 'playwright/test';

/** Waits for the fonts of a page. The layout that requests them may not have been made yet, so that none is loading. */
export async function fontsLoaded(page: Page) {
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
}
