import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** All default rules of axe, and those of WCAG 2.2 that it leaves off by default. */
export async function expectNoViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    // What passes is described by one example each: describing every node took a third of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('target-size');
  const report = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' '))}`,
  );
  expect(report, report.join('\n')).toEqual([]);
}
