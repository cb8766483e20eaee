import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test('texts that are animated on screen are complete in print', async ({ page }) => {
  await page.goto(routes.digitaalPlatform);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the planned week prints in the colours of its screens', async ({ page }) => {
  await page.goto(routes.digitalSignage);
  await page.emulateMedia({ media: 'print' });
  const block = page.locator('[data-block]').first();
  await expect(block.locator('svg')).toBeVisible();
  await expect(block).toHaveCSS('print-color-adjust', 'exact');
});
