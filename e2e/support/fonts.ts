import type { Page } from 'playwright/test';

/** Waits for the fonts of a page. The layout that requests them may not have been made yet, so that none is loading. */
export async function fontsLoaded(page: Page) {
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
}

/** A font that comes late is used from the next visit on (font-display: optional). */
export async function reloadWithFonts(page: Page) {
  await fontsLoaded(page);
  await page.reload();
}
