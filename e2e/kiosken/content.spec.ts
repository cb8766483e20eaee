import type { Page } from 'playwright/test';
import { formatPrice } from '../../lib/products/format';
import { products } from '../../lib/products/products';
import { expect, test } from '../support/fixtures';

const NAMES = [
  'Brandvision',
  'Brandvision double',
  'Clearvision',
  'Clearvision double',
  'Touch screen table',
  'Wall kiosk',
  'Ceiling kiosk',
];

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('/kiosken shows the seven products', async ({ page }) => {
  await page.goto('/kiosken');
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(NAMES);
});

test('each product shows its features, its colour, and a price in both sizes', async ({ page }) => {
  await page.goto('/kiosken');
  for (const { name, features, sizes } of products) {
    const product = chapter(page, name);
    await expect(product.getByRole('listitem')).toHaveText([
      ...features,
      'Eigen RAL-kleur mogelijk',
    ]);
    await expect(product.getByRole('term').filter({ hasText: 'inch' })).toHaveText([
      '43 inch',
      '55 inch',
    ]);
    for (const { priceFrom } of Object.values(sizes)) {
      await expect(product).toContainText(formatPrice(priceFrom));
    }
  }
});

test('/kiosken lists solutions, advantages and the six families', async ({ page }) => {
  await page.goto('/kiosken');
  const solutions = page.getByRole('region', { name: 'Wat een kiosk voor u doet' });
  await expect(solutions.getByRole('heading', { level: 3 })).toHaveText([
    'Oplossingen',
    'Voordelen',
  ]);
  for (const list of await solutions.getByRole('list').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(3);
  }
  const families = page.getByRole('region', { name: 'Zes families' });
  await expect(families.getByRole('heading', { level: 3 })).toHaveText([
    'vloer',
    'dubbelzijdig',
    'raam',
    'tafel',
    'wand',
    'plafond',
  ]);
});

test('/kiosken says that three screen brands fit every kiosk', async ({ page }) => {
  await page.goto('/kiosken');
  const brands = page.getByRole('region', { name: 'Drie schermmerken' });
  await expect(brands.getByRole('listitem')).toHaveText(['Samsung', 'LG', 'Philips']);
});

test('RAL colours are listed by number', async ({ page }) => {
  await page.goto('/kiosken');
  const colours = page.getByRole('region', { name: 'In de kleur van uw huisstijl' });
  await expect(colours.getByRole('listitem').filter({ hasText: /^RAL\s\d{4}/ })).toHaveCount(12);
});

test('five close-up pictures show how a kiosk is made', async ({ page }) => {
  await page.goto('/kiosken');
  const pictures = page.getByRole('region', { name: 'Van dichtbij' }).getByRole('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
});
