import type { Page } from 'playwright/test';
import sharp from 'sharp';
import lineup from '../../lib/business/content/lineup.json' with { type: 'json' };
import { specs } from '../../lib/business/products/specs';
import { routes } from '../../lib/routes';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';
import { printedSheets } from '../support/printed-sheets';

const WINDOWS = [
  [360, 780],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

const line = (page: Page) => page.getByRole('region', { name: 'De zeven modellen op één schaal' });

/** Position in px of the Brandvision of 43 inch in the window. */
async function firstKiosk(page: Page) {
  const box = await line(page)
    .getByRole('img', { name: /43\sinch/ })
    .boundingBox();
  if (!box) throw new Error('The line of models is not visible');
  const pixelsPerMm = box.width / lineup.width;
  const { height, width } = specs.brandvision.sizes[43].dimensions;
  const middle = box.x + (lineup.width / 2 + lineup.centres.brandvision) * pixelsPerMm;
  const floor = box.y + box.height - lineup.ground * pixelsPerMm;
  return {
    left: middle - (width / 2) * pixelsPerMm,
    right: middle + (width / 2) * pixelsPerMm,
    top: floor - height * pixelsPerMm,
    floor,
  };
}

withAndWithoutJavaScript(() => {
  test('the first view shows the heading, a whole kiosk and the choice of size at every width', async ({
    page,
  }) => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto(routes.kiosken);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('radio', { name: '55 inch' })).toBeInViewport();
      const { left, right, top, floor } = await firstKiosk(page);
      const headingBox = await heading.boundingBox();
      expect(top, `${width}`).toBeGreaterThan((headingBox?.y ?? 0) + (headingBox?.height ?? 0));
      expect(left, `${width}`).toBeGreaterThanOrEqual(0);
      expect(right, `${width}`).toBeLessThanOrEqual(width);
      expect(floor - top, `height at ${width}`).toBeGreaterThan(height / 4);
      expect(floor, `feet near the fold at ${width}`).toBeGreaterThan(height * 0.75);
      expect(floor, `${width}`).toBeLessThan(height);
    }
  });
});

test('on a phone the next kiosk peeks in, and the line scrolls sideways to the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.kiosken);
  const { right } = await firstKiosk(page);
  expect(right).toBeLessThan(360);
  const next = line(page).getByRole('link', { name: 'Brandvision double' });
  expect((await next.boundingBox())?.x).toBeLessThan(360);
  await line(page).getByRole('link', { name: 'Ceiling kiosk' }).focus();
  await expect(line(page).getByRole('link', { name: 'Ceiling kiosk' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('no name below the models breaks, and no model hangs in the words, also in a low window', async ({
  page,
}) => {
  for (const [width, height] of [...WINDOWS, [844, 390], [1280, 600]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(routes.kiosken);
    const broken = await line(page)
      .getByRole('link', { name: /kiosk|vision|table/ })
      .evaluateAll((links) =>
        links.flatMap(({ firstChild: text }) => {
          const words = Array.from((text?.textContent ?? '').matchAll(/\S+/g));
          return words.flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text as Text, index);
            range.setEnd(text as Text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    expect.soft(broken, `${width} x ${height}`).toEqual([]);
    const words = await line(page).getByText('Van staal en glas').boundingBox();
    const models = await line(page)
      .getByRole('img', { name: /43\sinch/ })
      .boundingBox();
    const mm = (models?.width ?? 0) / lineup.width;
    const hung = (models?.x ?? 0) + (lineup.width / 2 + lineup.centres['ceiling-kiosk'] - 800) * mm;
    const isBelow = (words?.y ?? 0) + (words?.height ?? 0) < (models?.y ?? 0);
    expect
      .soft(isBelow || (words?.x ?? 0) + (words?.width ?? 0) < hung, `${width} x ${height}`)
      .toBe(true);
  }
});

test('the first product follows the first view, and the page of a phone ends within 11,000 px', async ({
  page,
}) => {
  const firstProduct = async () => (await page.getByRole('article').first().boundingBox())?.y;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.kiosken);
  expect(await firstProduct()).toBeLessThan(1300);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.kiosken);
  await reloadWithFonts(page);
  expect(await firstProduct()).toBeLessThan(1600);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    11_000,
  );
});

for (const [width, least] of [
  [360, 320],
  [1440, 600],
] as const) {
  test(`the picture of each chapter is at least ${least} px large at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.kiosken);
    const chapters = await page.getByRole('article').all();
    expect(chapters).toHaveLength(7);
    for (const chapter of chapters) {
      const box = await chapter.getByRole('img').first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least);
    }
  });
}

test('on a phone the chapter of a double is as wide as the window, for both of its kiosks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.kiosken);
  for (const name of ['Brandvision double', 'Clearvision double']) {
    const picture = page.getByRole('article', { name }).getByRole('img').first();
    const shown = await picture.evaluate((image) => {
      let frame = image.parentElement;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      return frame?.clientWidth;
    });
    expect(shown, name).toBe(360);
  }
});

test('the pictures of the chapters reach the edge of a wide window', async ({ page }) => {
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto(routes.kiosken);
    for (const chapter of await page.getByRole('article').all()) {
      const box = await chapter.getByRole('img').first().boundingBox();
      const fromEdge = Math.min(box?.x ?? width, width - ((box?.x ?? 0) + (box?.width ?? 0)));
      expect(fromEdge, `${width}`).toBeLessThanOrEqual(0.5);
    }
  }
});

test('the first close-up is as wide as the window, with its text on it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.kiosken);
  const first = page.getByRole('region', { name: 'Van dichtbij' }).getByRole('figure').first();
  const picture = await first.getByRole('img').boundingBox();
  expect(picture).toMatchObject({ x: 0, width: 1440 });
  const text = await first.getByRole('heading', { name: 'Alles achter één deur' }).boundingBox();
  const lowerEdge = (picture?.y ?? 0) + (picture?.height ?? 0);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(lowerEdge);
  // The open kiosk takes the other part of the picture.
  expect(text?.x).toBeGreaterThan(0.66 * 1440);
});

test('on a phone the line begins with the rendered person of 1.75 m', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.kiosken);
  const line = page.getByRole('region', { name: 'De zeven modellen op één schaal' });
  await expect(line.getByText('1,75').first()).toBeInViewport();
  const people = line.locator('img[src*="people"]').first();
  // The file is that of the people at the other end of the line.
  await expect(people).toBeInViewport();
  expect((await people.boundingBox())?.x).toBeLessThan(-1000);
});

test('on a tablet the line is sharp, and its floor goes on unbroken from the person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(routes.kiosken);
  const models = line(page).getByRole('img', { name: /43\sinch/ });
  await expect(models).toHaveJSProperty('complete', true);
  const box = await models.boundingBox();
  const width = box?.width ?? 0;
  // At density 1 the width that `sizes` gives, which chooses the file.
  const expected = await models.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(expected / width).toBeCloseTo(1, 1);
  // A strip of floor where the picture of the models begins, between the person and the first model.
  const height = Math.round((lineup.footOfWall / 2 / lineup.width) * width);
  const clip = {
    x: Math.round(box?.x ?? 0) - 10,
    y: Math.round((box?.y ?? 0) + (box?.height ?? 0)) - 2 * height,
    width: 20,
    height,
  };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .resize({ width: clip.width, height: 1, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const steps = Array.from({ length: info.width - 1 }, (_, x) =>
    Math.abs((data[x + 1] ?? 0) - (data[x] ?? 0)),
  );
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
});

test('the printed page has its texts, both sizes of the table, and no empty choices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(routes.kiosken);
  await page.emulateMedia({ media: 'print' });
  const sizes = page.getByRole('table', { name: 'Zeven modellen' });
  await expect(sizes.getByRole('row').filter({ visible: true })).toHaveCount(15);
  await expect(page.getByRole('region', { name: 'Vergelijk wat u overweegt' })).toBeHidden();
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(
    page.locator('#kleuren').getByRole('listitem').filter({ visible: true }),
  ).toHaveCount(12);
  await expect(page.getByText('25\u00a0mm letterhoogte')).toBeVisible();
  expect((await printedSheets(page)).length).toBeLessThanOrEqual(6);
});
