import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const HOUSE = '#a8380c';
const RED = '#bb1e10';

const accent = (page: Page) =>
  page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());

test('the colour that is chosen for the kiosks is the accent of every page', async ({ page }) => {
  await page.goto('/kiosken');
  expect(await accent(page)).toBe(HOUSE);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  expect(await accent(page)).toBe(RED);

  await page.goto('/contact');
  await expect.poll(() => accent(page)).toBe(RED);
});

test('the chosen colour is chosen again on the next visit to the kiosks', async ({ page }) => {
  await page.goto('/kiosken');
  await page.getByRole('radio', { name: 'RAL 5015' }).check();
  await page.goto('/blog');
  await page.goto('/kiosken');
  await expect(page.getByRole('radio', { name: 'RAL 5015' })).toBeChecked();
});

test('who goes back to the colour of the pictures has the accent of the house again', async ({
  page,
}) => {
  await page.goto('/kiosken');
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await page.getByRole('radio', { name: 'RAL 7016' }).check();
  expect(await accent(page)).toBe(HOUSE);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await accent(page)).toBe(HOUSE);
});
