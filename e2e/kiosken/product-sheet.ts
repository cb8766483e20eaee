import { expect, type Page } from 'playwright/test';

export async function openSheet(page: Page, name: string) {
  await page.getByRole('button', { name: `Meer informatie over ${name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Druk dit blad af' })).toBeVisible();
  return sheet;
}
