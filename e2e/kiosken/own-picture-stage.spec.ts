import type { Locator, Page } from 'playwright/test';
import { screensOfFrame } from '../../lib/business/own-picture/turntable-screens';
import type { ProductId } from '../../lib/business/products/ids';
import { productHref } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const DOUBLE = 'clearvision-double';

const stage = (page: Page) => page.getByRole('region', { name: 'Rondom en van binnen' });
const slider = (page: Page) => stage(page).getByRole('slider', { name: 'Draaien' });
const turning = (page: Page) => stage(page).locator('div:has(> picture) > canvas');
const opened = (page: Page) => stage(page).locator('div:has(> picture) > div > canvas');
const field = (page: Page) =>
  page.getByLabel('Uw beeld', { exact: true }).and(page.locator('input'));
const panel = (page: Page) => page.getByRole('region', { name: 'Uw beeld', exact: true });

/** A green picture, made in the page. */
async function choosePicture(page: Page, width = 300, height = 500) {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = 'rgb(20 200 60)';
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  await field(page).setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer });
  await expect(panel(page).getByRole('status')).toContainText('Het blijft in uw browser');
  await panel(page).getByRole('button', { name: 'Sluiten' }).click();
}

async function start(page: Page) {
  await stage(page).getByRole('button', { name: 'Draai en open' }).press('Enter');
  await expect(slider(page)).toBeFocused();
}

/** How many of the points of a drawing are green: a share of its pixels. */
const greenIn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let green = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, level = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      if (level > red + 70 && level > blue + 70) green += 1;
    }
    return green / (width * height);
  });

/** The share of a picture that its screens cover. */
function screenShare(product: ProductId, picture: string | number) {
  const screens = screensOfFrame(`/pictures/turntable/${product}/${picture}.avif`);
  return screens.reduce(
    (sum, { corners }) =>
      sum +
      corners.reduce((area, [x, y], index) => {
        const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
        return area + (x * nextY - nextX * y) / 2;
      }, 0),
    0,
  );
}

/** Waits until as much of a drawing is green as its screens cover. */
async function expectCovered(canvas: Locator, product: ProductId, picture: string | number) {
  const share = screenShare(product, picture);
  await expect
    .poll(async () => Math.abs((await greenIn(canvas)) - share), { timeout: 15_000 })
    .toBeLessThan(0.01);
}

const expectNoGreen = (canvas: Locator) =>
  expect.poll(() => greenIn(canvas), { timeout: 15_000 }).toBeLessThan(0.001);

async function turnTo(page: Page, angle: number) {
  await slider(page).fill(String(angle));
  await expect(slider(page)).toHaveValue(String(angle));
}

test('a picture stands on both sides of a double that turns, and on its screen apart', async ({
  page,
}) => {
  await page.goto(productHref(DOUBLE));
  await expectHydrated(page);
  await choosePicture(page);
  await start(page);
  await expectCovered(turning(page), DOUBLE, 30);
  for (const angle of [0, -60, 180, -150]) {
    await turnTo(page, angle);
    await expectCovered(turning(page), DOUBLE, (angle + 360) % 360);
  }
  await turnTo(page, 90);
  await expectNoGreen(turning(page));
  await slider(page).press('ArrowLeft');
  await slider(page).press('ArrowLeft');
  await expectCovered(turning(page), DOUBLE, 70);
  await stage(page).getByRole('button', { name: 'Open', exact: true }).click();
  await expect(stage(page).getByRole('button', { name: 'Sluit' })).toBeVisible();
  await expectCovered(opened(page), DOUBLE, 'open');
});

test('it comes to a stage that turns already, stays after a reload, and leaves when it is removed', async ({
  page,
}) => {
  await page.goto(productHref(DOUBLE));
  await expectHydrated(page);
  await start(page);
  await turnTo(page, 180);
  await expectNoGreen(turning(page));
  await choosePicture(page, 500, 300);
  await expectCovered(turning(page), DOUBLE, 180);

  await page.reload();
  await expectHydrated(page);
  await start(page);
  await turnTo(page, 180);
  await expectCovered(turning(page), DOUBLE, 180);
  await field(page).click();
  await panel(page).getByRole('button', { name: 'Verwijder uw beeld' }).click();
  await expectNoGreen(turning(page));
});

test('it lies flat on the table, from every side', async ({ page }) => {
  await page.goto(productHref('touch-table'));
  await expectHydrated(page);
  await choosePicture(page);
  await start(page);
  for (const angle of [0, 90, 180, -90]) {
    await turnTo(page, angle);
    await expectCovered(turning(page), 'touch-table', (angle + 360) % 360);
  }
});

test('where the screens are does not load before the stage is touched', async ({ page }) => {
  const places: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (/opening3["\\]*:/.test(text)) places.push(response.url());
  });
  await page.goto(productHref(DOUBLE));
  await expectHydrated(page);
  await choosePicture(page);
  expect(places).toEqual([]);
  await start(page);
  await expectCovered(turning(page), DOUBLE, 30);
  await expect.poll(() => places.length).toBe(1);
});
