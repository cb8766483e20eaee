import type { Page } from 'playwright/test';
import { postHref, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const compared = ['brandvision', 'clearvision', 'touch-table', 'ceiling-kiosk'];

test('a chosen comparison of four models prints alone, on one A4', async ({ page }) => {
  await page.goto(`${routes.kiosken}?vergelijk=${compared.join(',')}&maat=55#vergelijken`);
  await expect(page.getByRole('link', { name: 'Vraag advies over deze keuze' })).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('region', { name: 'Vergelijking' });
  await expect(table.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading').filter({ visible: true });
  await expect(headings).toHaveText(['Vergelijk wat u overweegt']);
});

test('the checklist prints on two pages, with a box before each point and without its picture', async ({
  page,
}) => {
  await page.goto(postHref('checklist-voor-de-dag-van-plaatsing'));
  expect(await printedPages(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const points = page.locator('.checklist ul > li');
  expect(await points.count()).toBeGreaterThan(5);
  const boxes = await points.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').borderTopStyle),
  );
  expect(new Set(boxes)).toEqual(new Set(['solid']));
  await expect(page.getByRole('article').locator('> img')).toBeHidden();
});

async function printedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
