import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';

embeddedBackendOnly();

for (const path of [routes.privacy, routes.terms, routes.cookies]) {
  test(`${path} was last updated on 24 March 2025`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Laatst bijgewerkt')).toHaveText(
      'Laatst bijgewerkt: 24 maart 2025',
    );
    expect(await main.getByRole('heading', { name: /^Artikel \d/ }).count()).toBeGreaterThan(5);
  });
}

test('the terms contain what the company promises', async ({ page }) => {
  await page.goto('/terms-of-service');
  const main = page.getByRole('main');
  for (const promise of [
    '30 dagen geldig',
    'U betaalt binnen 14 dagen na de factuurdatum',
    'Alle prijzen zijn in euro en exclusief btw',
    'is Nederlands recht van toepassing',
    '2 jaar garantie op de hardware',
    '1 jaar',
  ]) {
    await expect(main).toContainText(promise);
  }
});

test.describe('URL without a page', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  for (const path of [
    '/bestaat-niet',
    '/kiosken/bestaat-niet',
    '/marktsegmenten/bestaat-niet',
    '/404',
  ]) {
    test(`${path} answers 404 with a page that links home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Pagina niet gevonden/);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await page.getByRole('link', { name: 'Naar de startpagina', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('the 404 page links back to the previous page', async ({ page }) => {
    await page.goto('/support');
    await page.goto('/bestaat-niet');
    await page.getByRole('button', { name: 'Terug naar de vorige pagina' }).click();
    await expect(page).toHaveURL('/support');
  });

  test('the 404 page has no link back when it is the first page of the visit', async ({ page }) => {
    await page.goto('/support');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void open('/bestaat-niet'));
    const missing = await opened;
    const home = missing.getByRole('link', { name: 'Naar de startpagina', exact: true });
    await expect(home).toBeVisible();
    await expectHydrated(missing);
    await expect(missing.getByText('Terug naar de vorige pagina')).toBeHidden();
  });

  test('the 404 page links to the search', async ({ page }) => {
    await page.goto('/bestaat-niet');
    await page.getByRole('main').getByRole('link', { name: 'zoek op deze site' }).click();
    await expect(page).toHaveURL(routes.search);
  });

  test('the 404 page is complete in the HTML', async ({ request }) => {
    const html = await (await request.get('/bestaat-niet')).text();
    expect(html).toMatch(/<h1[^>]*>Deze pagina staat hier niet\.<\/h1>/);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Naar de startpagina<\/a>/);
  });
});

test('robots.txt allows crawling and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).toContain(`Sitemap: ${sites.site}/sitemap.xml`);
});

test('the table of /cookie-policy has the name of the company on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.cookies);
  const lines = await page
    .getByRole('cell')
    .filter({ hasText: /^Zuilwerk\sB\.V\.$/ })
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((count) => count > 1)).toEqual([]);
});
