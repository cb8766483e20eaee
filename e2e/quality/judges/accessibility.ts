import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * What axe finds against WCAG 2.2 AA and its best practices, with the elements.
 * @param exclude a selector of what is not looked at
 */
export async function accessibilityViolations(page: Page, exclude?: string): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page });
  if (exclude) axe.exclude(exclude);
  const { violations, passes } = await axe
    // The other mode opens a second page for each analysis, only to merge the results of frames.
    .setLegacyMode(!hasFrames)
    // Lists violations only: with every passing node in the report an analysis takes half as long again.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('target-size');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' '))}`);
}

/** Texts with too little contrast. Takes a quarter of the time of every rule, where only the colours are others. */
export async function illegibleTexts(page: Page, exclude: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude(exclude).withRules(['color-contrast']);
  const { violations, passes } = await axe.options({ resultTypes: ['violations'] }).analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** @param exclude a selector of what is not looked at */
export async function expectNoViolations(page: Page, exclude?: string) {
  const report = await accessibilityViolations(page, exclude);
  expect(report, report.join('\n')).toEqual([]);
}
