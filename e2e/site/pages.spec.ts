import { expect, test } from '../support/fixtures';
import { visitedPages } from '../support/pages';

for (const path of visitedPages) {
  test(`${path} answers with a complete page and no error`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Zuilwerk is een voorbeeldbedrijf');
  });
}
