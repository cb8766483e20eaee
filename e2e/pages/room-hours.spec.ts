import { sectorHref } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const RETAIL = sectorHref('retail');
const NAME = 'Grens tussen overdag en ’s avonds';

for (const { room, sector, at, other, usual, before, key, after } of [
  {
    room: 'the evening over the shop',
    sector: 'retail',
    at: NAME,
    other: 'shop-evening',
    usual: 'shop',
    before: 'inset(0px 0px 0px 100%)',
    key: 'Home',
    after: 'inset(0px 0px 0px 0%)',
  },
  {
    room: 'the day over the hotel at night',
    sector: 'hospitality',
    at: 'Grens tussen overdag en ’s nachts',
    other: 'hotel-day',
    usual: 'hotel',
    before: 'inset(0px 100% 0px 0px)',
    key: 'End',
    after: 'inset(0px 0% 0px 0px)',
  },
] as const) {
  test(`a handle draws ${room}, whose picture loads when it is touched`, async ({ page }) => {
    const picture = page.locator(`img[src*="/${other}-"]`);
    await page.goto(sectorHref(sector));
    await expectHydrated(page);
    const handle = page.getByRole('slider', { name: at });
    await expect(picture).toHaveCount(0);
    await handle.focus();
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('alt', '');
    const layer = picture.locator('xpath=ancestor::*[@aria-hidden][1]');
    await expect(layer).toHaveCSS('clip-path', before);
    await handle.press(key);
    await expect(layer).toHaveCSS('clip-path', after);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    // The other hour lies exactly over the usual one.
    const shown = page.locator(`img[src*="/rooms/${usual}-800"]`).first();
    expect(await picture.boundingBox()).toEqual(await shown.boundingBox());
  });
}

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
