import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';

test('the menu button stays on a 360 px screen with text at twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await doubleTextSize(page);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});

test.describe('prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

function doubleTextSize(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
