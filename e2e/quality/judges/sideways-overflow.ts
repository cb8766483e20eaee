import type { Page } from 'playwright/test';

/** The px by which the page scrolls sideways. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return width > 0 ? [`${width} px wider than the window`] : [];
}
