import type { Page } from 'playwright/test';
import { cutTexts } from '../support/cut-texts';
import { expect, test } from '../support/fixtures';
import { allPages } from '../support/pages';

test.describe('small screens', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const path of allPages) {
    test(`${path} does not scroll sideways or cut texts at 320 px, with wide text spacing, or at 360 px with text at twice its size`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const cutBefore = await cutTexts(page);
        await setTextSpacing(page, true);
        const cut = (await cutTexts(page)).filter((text) => !cutBefore.includes(text));
        expect.soft(cut, `cut with wide text spacing at ${width} px`).toEqual([]);
        expect.soft(await sidewaysOverflow(page), `with wide text spacing at ${width} px`).toBe(0);
        await setTextSpacing(page, false);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await sidewaysOverflow(page), 'at 320 px').toBe(0);
      await page.setViewportSize({ width: 360, height: 800 });
      await doubleTextSize(page);
      expect(await sidewaysOverflow(page), 'with large text at 360 px').toBe(0);
    });
  }

  test('the menu button stays on a 360 px screen with text at twice its size', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await doubleTextSize(page);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no page has running animations', async ({ page }) => {
    for (const path of allPages) {
      await page.goto(path);
      // One of a millisecond is a switch with a time limit, as that of paint.module.css.
      const animations = () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
      expect(await page.evaluate(animations), path).toBe(0);
    }
  });

  test('the film on the home page waits until the visitor starts it', async ({ page }) => {
    await page.goto('/');
    const video = page.locator('video');
    const startButton = page.getByRole('button', { name: 'Video afspelen' });
    await expect(startButton).toBeVisible();
    await expect(video).toHaveJSProperty('paused', true);
    await startButton.click();
    await expect(video).toHaveJSProperty('paused', false);
  });
});

function sidewaysOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The values of WCAG 1.4.12. */
const WIDE = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

function setTextSpacing(page: Page, isWide: boolean) {
  return page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isWide ? WIDE : '',
  );
}

function doubleTextSize(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
