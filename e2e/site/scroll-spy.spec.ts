import { expect, test } from '../support/fixtures';

test('the index of markets marks the section in view', async ({ page }) => {
  await page.goto('/marktsegmenten');
  const index = page.getByRole('navigation', { name: 'Marktsegmenten op deze pagina' });
  const current = index.locator('[aria-current="location"]');
  await expect(index.getByRole('link')).toHaveCount(8);
  for (const name of ['Zorg', 'Retail']) {
    await page.getByRole('article', { name }).getByRole('heading').first().scrollIntoViewIfNeeded();
    await index.getByRole('link', { name }).click();
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(name);
    await expect(current).toBeInViewport();
  }
});

test('on a phone the index of markets scrolls sideways and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/marktsegmenten#restaurants');
  const link = page.getByRole('link', { name: 'Restaurants' }).first();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('the index of a legal text marks the article in view', async ({ page }) => {
  await page.goto('/privacy-policy');
  const index = page.getByRole('navigation', { name: 'Inhoud' });
  await index.getByRole('link').nth(5).click();
  await expect(index.locator('[aria-current="location"]')).toHaveText(/^6/);
});
