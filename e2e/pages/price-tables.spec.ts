import { products } from '../../lib/business/products/products';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 320, height: 740 } });

test('the prices scroll on a phone of 320 px, and their explanation stays in view', async ({
  page,
}) => {
  const explanation = /^Richtprijzen excl/;
  await page.goto(routes.buying);
  const area = page.getByRole('region', { name: 'Tabel met de prijs van elke kiosk' });
  await area.scrollIntoViewIfNeeded();
  await expect(page.getByRole('table', { name: explanation })).toBeVisible();
  const scrolled = await area.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
    return box.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
  const text = await page.getByText(explanation).boundingBox();
  expect(text?.x).toBeGreaterThanOrEqual(0);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('the prices in Belgium name each model once and fit on a phone', async ({ page }) => {
  await page.goto(routes.belgium);
  const area = page.getByRole('region', { name: 'Tabel met de prijs van elke kiosk, geplaatst' });
  for (const { name } of products) {
    await expect(area.getByRole('rowheader', { name, exact: true })).toHaveCount(1);
  }
  expect(await area.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the prices with lease and delivery fit on a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.buying);
  const area = page.getByRole('region', { name: 'Tabel met de prijs van elke kiosk' });
  await expect(area.getByRole('columnheader', { name: 'Levertijd' })).toBeVisible();
  expect(await area.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the surcharges of each size stand below each other by their last figure', async ({
  page,
}) => {
  await page.goto(routes.buying);
  const table = page.getByRole('table', { name: /^Per kiosk/ });
  const ends = await table.evaluate((element) => {
    const ofColumns: Record<number, Set<number>> = { 1: new Set(), 2: new Set() };
    for (const { cells } of (element as HTMLTableElement).rows) {
      for (const column of [1, 2]) {
        const cell = cells[column];
        if (!cell) continue;
        const text = document.createRange();
        text.selectNodeContents(cell);
        ofColumns[column]?.add(Math.round(text.getBoundingClientRect().right));
      }
    }
    return Object.values(ofColumns).map((column) => column.size);
  });
  expect(ends).toEqual([1, 1]);
});

test('the options of all models fit on a phone, below the name of each model', async ({ page }) => {
  await page.goto(routes.buying);
  const area = page.getByRole('region', { name: 'Tabel met de meerprijs van elke optie' });
  expect(await area.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const table = page.getByRole('table', { name: /^Per kiosk/ });
  for (const { name } of products) {
    await expect(table.getByRole('rowheader', { name, exact: true })).toHaveCount(1);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('two windows in a row of the prices never pass without a picture', async ({ page }) => {
    await page.goto(routes.buying);
    const main = page.getByRole('main');
    const end = await main.evaluate((box) => box.getBoundingClientRect().bottom);
    const empty: number[] = [];
    for (let top = 0; top + 2 * 900 <= end; top += 300) {
      // The window below is that of the next step, in which a picture may have scrolled along.
      const seen = await main.evaluate(async (box, y) => {
        const isSeen = () =>
          Array.from(box.querySelectorAll('img')).some((image) => {
            const { top: from, bottom, width } = image.getBoundingClientRect();
            return width > 0 && bottom > 0 && from < innerHeight;
          });
        for (const at of [y, y + innerHeight]) {
          scrollTo({ top: at, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          if (isSeen()) return true;
        }
        return false;
      }, top);
      if (!seen) empty.push(top);
    }
    expect(empty).toEqual([]);
  });
});
