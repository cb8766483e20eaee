import AxeBuilder from '@axe-core/playwright';
import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Rules that found something, with selectors of the elements, and the ids of rules that found nothing. */
type Report = { violations: { id: string; targets: string[] }[]; passes: string[] };

/**
 * What axe finds against WCAG 2.2 AA and its best practices, with the elements.
 * @param exclude a selector of what is not looked at
 */
export async function accessibilityViolations(page: Page, exclude?: string): Promise<string[]> {
  const { violations, passes } = await analyse(page, exclude, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  expect(passes).toContain('target-size');
  return violations.map(({ id, targets }) => `${id}: ${targets}`);
}

/** Texts with too little contrast. Takes a quarter of the time of every rule, where only the colours are others. */
export async function illegibleTexts(page: Page, exclude: string): Promise<string[]> {
  const { violations, passes } = await analyse(page, exclude, {
    type: 'rule',
    values: ['color-contrast'],
  });
  expect(passes).toContain('color-contrast');
  return violations.flatMap(({ targets }) => targets);
}

/** @param exclude a selector of what is not looked at */
export async function expectNoViolations(page: Page, exclude?: string) {
  const report = await accessibilityViolations(page, exclude);
  expect(report, report.join('\n')).toEqual([]);
}

async function analyse(
  page: Page,
  exclude: string | undefined,
  runOnly: RunOptions['runOnly'],
): Promise<Report> {
  // Lists violations only: with every passing node in the report an analysis takes half as long again.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const hasFrames = page.frames().length > 1 && exclude !== 'iframe';
  const { violations, passes } = hasFrames
    ? await new AxeBuilder({ page })
        .exclude(exclude ?? [])
        .options(options)
        .analyze()
    : await analyseDocument(page, exclude, options);
  return {
    violations: violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    })),
    passes: passes.map(({ id }) => id),
  };
}

/** Runs axe in the page alone. AxeBuilder sends its source twice for each analysis, and reports in a second page. */
async function analyseDocument(page: Page, exclude: string | undefined, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([excluded, runOptions]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A group of choices that was opened scrolls into view in the next frame.
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      // A sticky bar covers a part of what is scrolled beneath it, so that targets there measure too small.
      window.scrollTo({ top: 0, behavior: 'instant' });
      // A colour on its way to another has a contrast that does not stay.
      const changing = document
        .getAnimations()
        .filter(({ playState, timeline, effect }) => {
          const end = effect?.getComputedTiming().endTime;
          return playState === 'running' && timeline === document.timeline && end !== Infinity;
        })
        .map(({ finished }) => finished);
      await Promise.allSettled(changing);
      const context = excluded ? { exclude: [excluded] } : document;
      const { violations, passes } = await axe.run(context, runOptions);
      return { violations, passes: passes.map(({ id }) => ({ id })) };
    },
    [exclude, options] as const,
  );
}
