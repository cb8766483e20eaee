import { formatPrice } from '../../lib/business/products/format';
import { specs } from '../../lib/business/products/specs';
import { productHref, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/gate';

test('the line-up stays until that of the chosen size is loaded, and the prices do not wait', async ({
  page,
}) => {
  await page.goto(routes.kiosken);
  const lineup = page.getByRole('region', { name: 'De zeven modellen op één schaal' });
  const small = lineup.getByRole('img', { name: /van 43\sinch/ });
  const large = lineup.getByRole('img', { name: /van 55\sinch/ });
  await expect(lineup.locator('[data-whole="yes"]').first()).toBeAttached();
  const largePrice = formatPrice(specs.brandvision.sizes[55].priceFrom);
  const release = await holdBack(page, '**/lineup-55-7016-*');
  await page.getByRole('radio', { name: /55\sinch/ }).check();
  await expect(lineup.getByText(largePrice, { exact: true })).toBeVisible();
  await expect(small).toBeVisible();
  await expect(small).toHaveJSProperty('complete', true);
  await expect(large).toBeHidden();
  release();
  await expect(large).toBeVisible();
  await expect(large).toHaveJSProperty('complete', true);
  await expect(small).toBeHidden();
  await page.getByRole('radio', { name: /43\sinch/ }).check();
  await expect(small).toBeVisible();
  await expect(large).toBeHidden();
});

test('a product keeps its colour until every layer of another is loaded', async ({ page }) => {
  await page.goto(productHref('brandvision'));
  const layers = page
    .getByRole('img', { name: /^Brandvision/ })
    .locator('xpath=../following-sibling::span');
  await expect(layers).toHaveAttribute('data-whole', 'no');
  const release = await holdBack(page, '**/brandvision-mask-*');
  await page.getByRole('radio', { name: /^RAL\s3020/ }).check();
  await expect(layers.locator('img').last()).toHaveJSProperty('complete', true);
  await expect(layers).toHaveCSS('opacity', '0');
  release();
  await expect(layers).toHaveAttribute('data-whole', 'yes');
  await expect(layers).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('size and colour of the line-up follow the choice', async ({ page }) => {
    await page.goto(routes.kiosken);
    const lineup = page.getByRole('region', { name: 'De zeven modellen op één schaal' });
    await page.getByRole('radio', { name: /55\sinch/ }).check();
    await page.getByRole('radio', { name: /^RAL\s3020/ }).check();
    const large = lineup.getByRole('img', { name: /van 55\sinch/ });
    await expect(large).toBeVisible();
    await expect(large.locator('xpath=../following-sibling::span')).toHaveCSS('opacity', '1');
  });
});
