import type { Page } from 'playwright/test';
import { faultReport } from '../../lib/contact/fault-report';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';
import { FRAMEWORK, holdBack } from '../support/gate';

test.describe('input before hydration', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('an open menu stays open', async ({ page }) => {
    const release = await holdFramework(page);
    // Without posts: a page that another test changes meanwhile is rendered anew, with a closed menu.
    await page.goto('/support', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await release();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('a chosen colour overrides the stored one', async ({ page }) => {
    await page.goto('/kiosken');
    await page.getByRole('radio', { name: 'RAL 5015' }).check();
    const release = await holdFramework(page);
    await page.reload({ waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: 'RAL 3020' });
    await other.check();
    await release();
    await expect(other).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-ral', '3020');
  });

  test('ticked models are compared', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/kiosken#vergelijken', { waitUntil: 'commit' });
    const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
    for (const name of ['Wall kiosk', 'Ceiling kiosk']) {
      await comparison.getByRole('checkbox', { name }).check();
    }
    await release();
    await expect(comparison.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
    await expect(comparison.getByRole('columnheader', { name: 'Wall kiosk' })).toBeVisible();
  });

  test('ticked steps appear in the message', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/support', { waitUntil: 'commit' });
    const fault = page.locator('details', { hasText: 'Het scherm blijft zwart' });
    await fault.getByText('Het scherm blijft zwart').click();
    await fault.getByRole('checkbox', { name: 'Zit de stekker' }).check();
    await release();
    await fault.getByRole('link', { name: 'Meld dat' }).click();
    await expect(contactForm(page).field('message')).toHaveValue(
      faultReport('Het scherm blijft zwart', ['Stekker en stopcontact gecontroleerd'], true),
    );
  });
});

/** Holds back the framework. @returns a function that lets it load and waits for hydration */
async function holdFramework(page: Page) {
  const release = await holdBack(page, FRAMEWORK);
  return async () => {
    release();
    await expectHydrated(page);
  };
}
