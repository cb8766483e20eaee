import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const chapterOf = (page: Page) => page.getByRole('article', { name: 'Clearvision', exact: true });

test('the border between day and evening follows the keyboard and a press', async ({ page }) => {
  await page.goto(routes.kiosken);
  const handle = chapterOf(page).getByRole('slider', { name: 'Grens tussen overdag en ’s avonds' });
  const evening = chapterOf(page)
    .locator('[aria-hidden]')
    .filter({ has: page.locator('img') });
  await handle.scrollIntoViewIfNeeded();
  await expect(evening).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
  await handle.press('Home');
  await expect(evening).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await handle.press('End');
  await expect(evening).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  await handle.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect(handle).toHaveValue(/^2[3-7]$/);
});

test('the evening has pictures of its own, in the chosen colour too', async ({ page }) => {
  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: /^RAL\s3020/ }).check();
  const evenings = page.locator('picture img[src*="-evening-"]');
  await expect(evenings).not.toHaveCount(0);
  for (const picture of await evenings.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  const layers = evenings.first().locator('xpath=../following-sibling::span');
  await expect(layers).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('day and evening stand side by side, without a handle', async ({ page }) => {
    await page.goto(routes.kiosken);
    await expect(chapterOf(page).getByText('Overdag')).toBeVisible();
    await expect(chapterOf(page).getByRole('slider')).toHaveCount(0);
  });
});
