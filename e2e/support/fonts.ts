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

/** Keeps the font away that a page shows when it comes late: what that moves is tested in `e2e/site/font-loading.spec.ts`. */
export async function withoutLateFont(page: Page) {
  await page.addInitScript(() => {
    FontFace.prototype.load = () => new Promise(() => {});
  });
}
