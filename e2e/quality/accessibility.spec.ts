import type { Page } from 'playwright/test';
import { productHref } from '../../lib/routes';
import { openContactForm } from '../contact/contact-form';
import { expect, test } from '../support/fixtures';
import { expectNoViolations } from './judges/accessibility';

const WIDTHS = [360, 1440];

test('a product page with every answer open has no accessibility violations', async ({ page }) => {
  await page.goto(productHref('clearvision'));
  await page.getByRole('radio', { name: 'RAL 1018' }).check();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectNoneAtAnyWidth(page);
});

test('/kiosken with a comparison, open advisers and an unknown colour has no accessibility violations', async ({
  page,
}) => {
  await page.goto('/kiosken?vergelijk=brandvision+clearvision+touch-table#vergelijken');
  await expect(page.getByRole('columnheader', { name: 'Touch screen table' })).toBeVisible();
  const advisers = page.getByRole('region', { name: 'Drie vragen' });
  for (const summary of await advisers.locator('summary').all()) await summary.click();
  await expect(advisers.getByText('Ons advies')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Andere RAL-kleur' }).fill('9999');
  await expect(page.getByText('staat niet in RAL Classic')).toBeVisible();
  await expectNoneAtAnyWidth(page);
});

test('the contact form with error messages has no accessibility violations', async ({ page }) => {
  const form = await openContactForm(page);
  await form.send();
  await expect(form.failure).toContainText('Controleer deze velden');
  await expectNoneAtAnyWidth(page);
});

test('/support with every answer open has no accessibility violations', async ({ page }) => {
  await page.goto('/support');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expectNoneAtAnyWidth(page);
});

test.describe('on a 360 px screen', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the open mobile menu has no accessibility violations', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
  });
});

/** Checks each width in one visit, which takes less time than loading the page again. */
async function expectNoneAtAnyWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`at ${width} px`, () => expectNoViolations(page));
  }
}
