import { expect, type Page } from 'playwright/test';

/** Opens the sheet of a product on /kiosken as a dialog; what it can do more by script has then come. */
export async function openSheet(page: Page, name: string) {
  await page.getByRole('button', { name: `Meer informatie over ${name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Druk dit blad af' })).toBeVisible();
  return sheet;
}
