import { exchanges } from '../../app/digitaal-platform/chat/exchanges';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

test.describe('in a browser without `:has`', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (condition: string) => boolean;
      CSS.supports = (condition: string) => !condition.includes(':has') && supports(condition);
    });
    await page.route('**/*.css', async (route) => {
      if (route.request().resourceType() !== 'stylesheet') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':unknown(');
      await route.fulfill({ response, body });
    });
  });

  test('a chosen size and colour show on the page with all kiosks, also after a navigation', async ({
    page,
  }) => {
    await page.goto(routes.support);
    await expectHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Kiosken' }).click();
    const kiosk = page.getByRole('article').first();
    const priceOf = (size: number) =>
      kiosk.locator('p', { hasText: 'Vanaf' }).getByText(`${size}\u00a0inch`, { exact: true });
    await expect(priceOf(43)).toBeVisible();
    await page.getByRole('radio', { name: '55\u00a0inch' }).check();
    await expect(priceOf(55)).toBeVisible();
    await expect(priceOf(43)).toBeHidden();
    await page.getByRole('radio', { name: 'RAL 5015' }).check();
    await kiosk.getByRole('img').first().scrollIntoViewIfNeeded();
    await expect(kiosk.locator('picture + span > span')).toHaveCSS('visibility', 'visible');
    await expect(kiosk.locator('picture + span > span')).toHaveCSS(
      'background-color',
      'rgb(0, 124, 176)',
    );
  });

  test('the examples of the platform follow the choice of the visitor', async ({ page }) => {
    await page.goto(routes.digitaalPlatform);
    await expectHydrated(page);
    const chat = page.getByRole('figure').filter({ hasText: 'Demonstratie met vaste antwoorden' });
    for (const { question, answer } of exchanges) {
      await chat.getByRole('radio', { name: question }).check();
      await expect(chat.getByText(answer)).toBeVisible();
      const visibleQuestions = chat
        .locator('p', { hasText: 'Bezoeker:' })
        .filter({ visible: true });
      await expect(visibleQuestions).toHaveCount(1);
    }
  });
});
