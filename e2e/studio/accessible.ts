import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from '../support/studio';

/** Without the frame of a post: its page is the site's own, and runs no script of axe. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
