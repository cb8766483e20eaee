import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { productHref } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

type Clip = { x: number; y: number; width: number; height: number };

const pictureOf = (page: Page) => page.getByRole('main').getByRole('img').first();

async function boxOf(part: Locator): Promise<Clip> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  return box;
}

/** The place of the picture of the product, which is loaded. */
async function decodedBox(page: Page) {
  await pictureOf(page).evaluate((img: HTMLImageElement) => img.decode());
  return boxOf(pictureOf(page));
}

/** Statistics of the red channel, which stands for the grey of the ground. */
async function redOf(page: Page, clip: Clip) {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels[0];
}

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width} px the ceiling becomes the ground of the text without an end in mid-air`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(productHref('ceiling-kiosk'));
    const box = await decodedBox(page);
    const greyAt = async (share: number) => {
      const x = box.x + box.width * share - 4;
      const clip = { x, y: box.y + box.height * 0.17, width: 8, height: 8 };
      return (await redOf(page, clip))?.mean ?? 0;
    };
    const ground = await greyAt(0);
    expect(ground - (await greyAt(0.2)), 'beside the left rod').toBeLessThan(4);
    expect(ground - (await greyAt(0.5)), 'in the middle').toBeLessThan(20);
    expect(ground - (await greyAt(0.98)), 'at the right edge').toBeGreaterThan(20);
  });
}

test('until its picture loads, the stage shows the ground of the page, not black', async ({
  page,
}) => {
  // Never answered, so that the page does not finish loading either.
  await page.route('**/pictures/products/**', () => undefined);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(productHref('brandvision'), { waitUntil: 'domcontentloaded' });
  const box = await boxOf(pictureOf(page));
  const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 64, height: 64 };
  expect((await redOf(page, clip))?.min).toBeGreaterThan(230);
});

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width} px the ground of the picture begins without a pillar of grey`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const id of ['brandvision', 'touch-table'] as const) {
      await page.goto(productHref(id));
      const box = await decodedBox(page);
      const around = await boxOf(pictureOf(page).locator('xpath=../..'));
      expect
        .soft(around.height, `${id}: what fades is as high as the picture`)
        .toBeCloseTo(box.height, 0);
      // A strip of wall above the object, in 64 steps from the ground of the text to the middle of the picture.
      const clip = { x: box.x - 64, y: 100, width: 64 + box.width / 2, height: 8 };
      const { data } = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .resize({ width: 64, height: 1, fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const greys = Array.from(data);
      const rises = greys.map((grey, x) => Math.max(...greys.slice(x)) - grey);
      expect.soft(Math.max(...rises), `${id}: ${greys}`).toBeLessThanOrEqual(2);
      const steps = greys.slice(1).map((grey, x) => (greys[x] ?? grey) - grey);
      expect.soft(Math.max(...steps), `${id}: ${greys}`).toBeLessThanOrEqual(3);
    }
  });
}
