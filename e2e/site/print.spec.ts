import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test('texts that are animated on screen are complete in print', async ({ page }) => {
  await page.goto(routes.digitaalPlatform);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
