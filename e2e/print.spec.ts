import { expect, test } from './fixtures';
import { allPages } from './pages';

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  for (const path of allPages) {
    test(`${path} shows its text and the company, and nothing to press`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('KvK')).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeHidden();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('text on a dark ground turns dark, since paper has no ground', async ({ page }) => {
    await page.goto('/');
    const ink = 'rgb(22, 25, 28)';
    await expect(page.getByRole('contentinfo')).toHaveCSS('color', ink);
    await expect(page.getByRole('region', { name: 'Vijf stappen' })).toHaveCSS('color', ink);
  });
});
