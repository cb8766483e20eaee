import type { Page } from 'playwright/test';
import { bankCard, lettersAt } from '../../lib/business/advice/true-size';
import { TRUE_SIZE_PATH } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const CSS_MM = 96 / 25.4;

async function sizeOf(page: Page, caption: string | RegExp) {
  const box = await page
    .getByRole('figure')
    .filter({ hasText: caption })
    .locator('svg')
    .boundingBox();
  if (!box) throw new Error(`${caption} is not shown.`);
  return box;
}

test('the slider makes card, letters and ruler larger together, and is remembered', async ({
  page,
}) => {
  await page.goto(TRUE_SIZE_PATH);
  await expectHydrated(page);
  const slider = page.getByRole('slider', { name: 'Grootte van de getekende pas' });
  expect((await sizeOf(page, 'Bankpas')).height).toBeCloseTo(bankCard.long * CSS_MM, 0);
  await slider.focus();
  for (let press = 0; press < 20; press += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveValue('1.1');
  const factor = 1.1 * CSS_MM;
  const [, , letter] = lettersAt([1, 2, 3]);
  const check = async () => {
    expect((await sizeOf(page, 'Bankpas')).height).toBeCloseTo(bankCard.long * factor, 0);
    expect((await sizeOf(page, /^Op 3/)).height).toBeCloseTo(
      (letter?.comfortable ?? 0) * factor,
      0,
    );
    expect((await sizeOf(page, 'Van opzij')).width).toBeCloseTo(60 * factor, 0);
  };
  await check();
  await page.reload();
  await expect(slider).toHaveValue('1.1');
  await check();
});

test('paper shows the samples in real millimetres, whatever the screen is', async ({ page }) => {
  await page.goto(TRUE_SIZE_PATH);
  await expectHydrated(page);
  await page.getByRole('slider').press('End');
  await page.emulateMedia({ media: 'print' });
  const [, , letter] = lettersAt([1, 2, 3]);
  expect((await sizeOf(page, /^Op 3/)).height).toBeCloseTo((letter?.comfortable ?? 0) * CSS_MM, 0);
  await expect(page.getByText('Bankpas', { exact: true })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that paper has the right sizes, and has no slider', async ({ page }) => {
    await page.goto(TRUE_SIZE_PATH);
    await expect(page.getByText('Afgedrukt kloppen de maten wel.')).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the samples stand beside the card that they are scaled by', async ({ page }) => {
    await page.goto(TRUE_SIZE_PATH);
    const card = await sizeOf(page, 'Bankpas');
    const edge = await sizeOf(page, /^Rand naast/);
    expect(edge.x).toBeGreaterThan(card.x + card.width);
    expect(edge.y).toBeLessThan(card.y + card.height);
  });
});
