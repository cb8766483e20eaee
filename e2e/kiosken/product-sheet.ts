import { expect, type Page } from 'playwright/test';

/** Opens a product sheet on /kiosken as a dialog and waits until it is hydrated. */
export async function openSheet(page: Page, name: string) {
  await page.getByRole('button', { name: `Meer informatie over ${name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Druk dit blad af' })).toBeVisible();
  return sheet;
}
