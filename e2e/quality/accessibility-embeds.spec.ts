import { routes } from '../../lib/routes';
import { expect, sites, test } from '../support/fixtures';
import { expectNoViolations } from './judges/accessibility';

test.use({ viewport: { width: 360, height: 800 } });

for (const path of [routes.contact, routes.action, routes.configurator, routes.support]) {
  test(`${path} has no accessibility violations with its embeds set`, async ({ page }) => {
    await page.goto(sites.siteWithEmbeds + path);
    await expectNoViolations(page);
  });
}

test('loading the map by keyboard moves the focus into the map', async ({ page }) => {
  await page.goto(sites.siteWithEmbeds + routes.contact);
  await page.getByRole('button', { name: 'Kaart laden' }).press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
});
