import type { Page } from 'playwright/test';
import { expectNoViolations, illegibleTexts } from '../quality/judges/accessibility';
import { expect } from '../support/studio';

const WIDTHS = [360, 1440];

/** Skips the frame of a post: its page is the site's own, and runs no script of axe. */
export async function expectAccessible(page: Page) {
  await expectNoViolations(page, 'iframe');
}

/** Checks the contrast of every text, on a phone and a wide screen. */
export async function expectLegible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await illegibleTexts(page, 'iframe')).toEqual([]);
  }
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'px wider than the window').toBeLessThanOrEqual(0);
}

/** Checks a phone and a wide screen: no violations, and nothing wider than the window. */
export async function expectWellMade(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
