import type { Page } from 'playwright/test';
import { routes, sectorHref } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

/** Runs in the page: size and lines of each heading of a chapter, and how much of it its box does not hold. */
function measure(headings: Element[]) {
  return headings
    .filter((heading) => heading.checkVisibility() && heading.clientWidth > 1)
    .map((heading) => {
      const { fontSize, lineHeight } = getComputedStyle(heading);
      const words = document.createRange();
      words.selectNodeContents(heading);
      const box = words.getBoundingClientRect();
      return {
        text: heading.textContent ?? '',
        size: Number.parseFloat(fontSize),
        lines: Math.round(box.height / Number.parseFloat(lineHeight)),
        end: box.right,
      };
    });
}

const headingsOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).evaluateAll(measure);

for (const path of [
  routes.home,
  routes.kiosken,
  routes.digitalSignage,
  routes.digitaalPlatform,
  routes.action,
  sectorHref('retail'),
]) {
  test(`${path} has one loud heading, and quieter ones for its service`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const sizes = (await headingsOf(page)).map(({ size }) => size).sort((a, b) => b - a);
    const [loud = 0, next = 0] = sizes;
    const quiet = sizes[sizes.length - 1] ?? 0;
    expect(loud / next, `${sizes}`).toBeGreaterThan(1.4);
    expect(next / quiet, `${sizes}`).toBeGreaterThan(1.4);
  });

  test(`the headings of ${path} wrap in at most four lines on a phone and two on a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, most] of [
      [320, 4],
      [768, 3],
      [1440, 2],
      [2560, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const { text, lines, end } of await headingsOf(page)) {
        expect.soft(lines, `${text} at ${width}`).toBeLessThanOrEqual(most);
        expect.soft(end, `${text} at ${width}`).toBeLessThanOrEqual(width - 15);
      }
    }
  });
}
