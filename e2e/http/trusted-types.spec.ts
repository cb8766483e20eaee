import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { productHref, routes } from '../../lib/routes';
import { expect, sites, test } from '../support/fixtures';
import { visitedPages } from '../support/pages';
import { expectHydrated, watchViolations } from './csp';

test('every page requires Trusted Types with our default policy', async () => {
  for (const path of visitedPages) {
    const { headers } = await fetch(sites.site + path);
    expect(headers.get(CSP_HEADER), path).toContain(
      "; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headers.get('origin-agent-cluster'), path).toBe('?1');
  }
});

test('navigation, a post and a product page violate no Trusted Types policy', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const violations = await watchViolations(page);
  await page.goto(routes.home);
  await expectHydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  for (const path of Object.values(routes).slice(1)) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  await page.locator(`a[href="${routes.blog}"]:visible`).first().click();
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page.locator('article .prose')).toBeVisible();
  await page.locator(`a[href="${routes.kiosken}"]:visible`).first().click();
  await expect(page).toHaveURL(routes.kiosken);
  await page
    .getByRole('link', { name: 'Meer informatie over de Brandvision', exact: true })
    .click();
  await expect(page).toHaveURL(productHref('brandvision'));
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  expect(violations).toEqual([]);
});

test.describe('script injection through the DOM', () => {
  test.use({ expectedConsoleErrors: ['Trusted'] });

  test('Trusted Types block a foreign script URL, script markup, a frame and script text', async ({
    page,
  }) => {
    await page.goto(routes.contact);
    await expectHydrated(page);
    const refused = await page.evaluate(() => {
      const attempts = [
        () => {
          document.createElement('script').src = 'https://elders.example/x.js';
        },
        () => {
          document.createElement('div').innerHTML = '<script>1</script>';
        },
        () => {
          document.createElement('div').innerHTML = '<iframe srcdoc="x"></iframe>';
        },
        () => {
          document.createElement('script').text = '1';
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(Array(4).fill('TypeError'));
  });
});
