import { sectorHref } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const RETAIL = sectorHref('retail');
const NAME = 'Grens tussen overdag en ’s avonds';

test('a handle draws the evening over the shop, whose picture loads when it is touched', async ({
  page,
}) => {
  const evening = page.locator('img[src*="/shop-evening-"]');
  await page.goto(RETAIL);
  await expectHydrated(page);
  const handle = page.getByRole('slider', { name: NAME });
  await expect(evening).toHaveCount(0);
  await handle.focus();
  await expect(evening).toHaveCount(1);
  await expect(evening).toHaveAttribute('alt', '');
  const layer = evening.locator('xpath=ancestor::*[@aria-hidden][1]');
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await handle.press('Home');
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await expect
    .poll(() => evening.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // The evening lies exactly over the day.
  const day = page.locator('img[src*="/rooms/shop-800"]').first();
  expect(await evening.boundingBox()).toEqual(await day.boundingBox());
});

test('the handle follows a finger, and the page scrolls by the picture beside it', async ({
  page,
}) => {
  await page.goto(RETAIL);
  await expectHydrated(page);
  const handle = page.getByRole('slider', { name: NAME });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  const y = box.y + box.height / 2;
  // Its grip is at the right edge.
  await page.mouse.move(box.x + box.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveValue(/^(4[5-9]|5[0-5])$/);
  const under = await page.evaluate(([x, at]) => document.elementFromPoint(x, at)?.tagName, [
    box.x + 60,
    y,
  ] as const);
  expect(under).not.toBe('INPUT');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop shows the day, without a handle', async ({ page }) => {
    await page.goto(RETAIL);
    await expect(page.getByRole('img', { name: /bloemenwinkel/ }).first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
