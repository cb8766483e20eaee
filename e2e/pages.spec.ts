import { expect, test } from './fixtures';
import { allPages } from './pages';

for (const path of allPages) {
  test(`${path} answers with a complete page and no error`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Zuilwerk is een voorbeeldbedrijf');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    allPages.map(async (path) => {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1];
      return { path, title, description };
    }),
  );
  for (const { path, title, description } of heads) {
    expect(title?.length, `title of ${path}`).toBeGreaterThan(10);
    expect(description?.length, `description of ${path}`).toBeGreaterThan(60);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});
