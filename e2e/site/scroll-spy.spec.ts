import { expect, test } from '../support/fixtures';

test('the index of a legal text marks the article in view', async ({ page }) => {
  await page.goto('/privacy-policy');
  const index = page.getByRole('navigation', { name: 'Inhoud' });
  await index.getByRole('link').nth(5).click();
  await expect(index.locator('[aria-current="location"]')).toHaveText(/^6/);
});
