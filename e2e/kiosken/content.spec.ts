import type { Page } from 'playwright/test';
import { about } from '../../lib/business/products/about';
import { formatPrice } from '../../lib/business/products/format';
import { products } from '../../lib/business/products/products';
import { productHref } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const NAMES = products.map(({ name }) => name);

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
test('/kiosken shows every product', async ({ page }) => {
  await page.goto('/kiosken');
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(NAMES);
});

test('each product shows its deciding fact, its features, its colour and its price', async ({
  page,
}) => {
  await page.goto('/kiosken');
  for (const { id, name, features, sizes } of products) {
    const product = chapter(page, name);
    await expect(product.getByRole('listitem')).toHaveText([
      ...features,
      'Eigen RAL-kleur mogelijk',
    ]);
    const { figure, unit, meaning } = about[id].fact;
    await expect(product).toContainText(`${figure} ${unit} ${meaning}`);
    await expect(product.getByText(formatPrice(sizes[43].priceFrom))).toBeVisible();
  }
});

test('/kiosken lists solutions, advantages and the six families', async ({ page }) => {
  await page.goto('/kiosken');
  const solutions = page.getByRole('region', { name: 'Het werk dat een kiosk overneemt' });
  await expect(solutions.getByRole('heading', { level: 3 })).toHaveText([
    'Oplossingen',
    'Voordelen',
    'Zes families, per plek',
  ]);
  for (const list of await solutions.getByRole('list').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(3);
  }
  const families = page.getByRole('region', { name: 'Zes families' });
  await expect(families.getByRole('term')).toHaveText([
    'vloer',
    'dubbelzijdig',
    'raam',
    'tafel',
    'wand',
    'plafond',
  ]);
});

test('no line of a plan touches a figure', async ({ page }) => {
  await page.goto('/kiosken');
  for (const plan of await page.locator('article svg:has(text)').filter({ visible: true }).all()) {
    const struck = await plan.evaluate((drawing) =>
      [...drawing.querySelectorAll('text')]
        .filter((text) => {
          const { x, y, width, height } = text.getBBox();
          return [...drawing.querySelectorAll('path')].some((path) => {
            const points = Array.from({ length: 200 }, (_, index) =>
              path.getPointAtLength((index / 199) * path.getTotalLength()),
            );
            return points.some(
              (point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height,
            );
          });
        })
        .map(({ textContent }) => textContent),
    );
    expect(struck).toEqual([]);
  }
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

test('"Meer informatie" of each product leads to its page', async ({ page }) => {
  await page.goto('/kiosken');
  for (const { id, name } of products) {
    await expect(
      chapter(page, name).getByRole('link', {
        name: `Meer informatie over de ${name}`,
        exact: true,
      }),
    ).toHaveAttribute('href', productHref(id));
  }
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
