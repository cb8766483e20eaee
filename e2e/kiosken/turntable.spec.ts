import type { Page } from 'playwright/test';
import {
  formatPart,
  formatPartSize,
  formatPartWeight,
  parts,
} from '../../lib/business/products/parts';
import { productIds, specs } from '../../lib/business/products/specs';
import { turntableOf } from '../../lib/business/products/turntables';
import { productHref } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/gate';

const rendered = productIds.filter(turntableOf);
const [PRODUCT = 'brandvision'] = rendered;

test.skip(rendered.length === 0, 'No product has a stage before its frames are rendered.');

const stageOf = (page: Page) => page.getByRole('region', { name: 'Rondom en van binnen' });
const sliderOf = (page: Page) => stageOf(page).getByRole('slider', { name: 'Draaien' });
const viewOf = (page: Page) => stageOf(page).locator('div:has(> picture)');
const frameOf = (page: Page) => viewOf(page).locator('> canvas');

/** What the frame shows, as a sum of its pixels; 0 while it shows nothing. */
const shownIn = (page: Page, canvas = frameOf(page)) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data;
    return Array.from(pixels ?? []).reduce(
      (sum, value, index) => (sum * 31 + value * (index % 7)) % 1e9,
      0,
    );
  });

/** Distance in px between each label and the end of its line. */
const gapsOfLines = (page: Page) =>
  viewOf(page).evaluate((view) => {
    const lines = [...view.querySelectorAll('line')].map((line) => line.getBoundingClientRect());
    return [...view.querySelectorAll('p')].map((label, index) => {
      const { top, bottom } = label.getBoundingClientRect();
      const line = lines[index];
      return line && Math.round(Math.max(line.top - bottom, top - line.bottom));
    });
  });

async function openStage(page: Page, product = PRODUCT) {
  await page.goto(productHref(product));
  await stageOf(page).scrollIntoViewIfNeeded();
}

async function startStage(page: Page, product = PRODUCT) {
  await openStage(page, product);
  await stageOf(page).getByRole('button', { name: 'Draai en open' }).press('Enter');
  await expect(sliderOf(page)).toBeFocused();
}

test('the keyboard turns the product in steps that are read out', async ({ page }) => {
  await startStage(page);
  await page.keyboard.press('ArrowRight');
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', '40 graden, linkerkant');
  await expect.poll(() => shownIn(page)).toBeGreaterThan(0);
  const at40 = await shownIn(page);
  await page.keyboard.press('Home');
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', 'recht van achteren');
  await expect.poll(() => shownIn(page)).not.toBe(at40);
});

test('a drag and the buttons turn the product', async ({ page }) => {
  await startStage(page);
  await stageOf(page).getByRole('button', { name: 'Draai naar rechts' }).click();
  await expect(sliderOf(page)).toHaveValue('60');
  await viewOf(page).scrollIntoViewIfNeeded();
  const box = await viewOf(page).boundingBox();
  if (!box) throw new Error('The stage is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A drag over a quarter of the width, after which the pointer rests.
  await page.mouse.move(x - box.width / 4, y, { steps: 5 });
  await page.mouse.move(x - box.width / 4, y);
  await page.mouse.up();
  await expect(sliderOf(page)).toHaveValue('0');
});

test('nothing of it is loaded before it is touched', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (/turntable\/[a-z-]+\/\d+\./.test(request.url())) frames.push(request.url());
  });
  await openStage(page);
  await page.getByRole('heading', { name: 'Op de millimeter' }).scrollIntoViewIfNeeded();
  expect(frames).toEqual([]);
  await viewOf(page).click();
  await expect.poll(() => frames.length).toBe(turntableOf(PRODUCT)?.angles.length);
});

test('the frame stays until the next is loaded', async ({ page }) => {
  const release = await holdBack(page, new RegExp(`turntable/${PRODUCT}/(?!30\\.)\\d+\\.`));
  await startStage(page);
  await expect.poll(() => shownIn(page)).toBeGreaterThan(0);
  const present = await shownIn(page);
  await sliderOf(page).press('End');
  await expect(sliderOf(page)).toHaveValue('180');
  expect(await shownIn(page)).toBe(present);
  release();
  await expect.poll(() => shownIn(page)).not.toBe(present);
});

for (const product of rendered) {
  test(`the ${specs[product].name} opens, with a label for each part, and closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startStage(page, product);
    await stageOf(page).getByRole('button', { name: 'Open', exact: true }).click();
    const close = stageOf(page).getByRole('button', { name: 'Sluit' });
    await expect(close).toBeVisible();
    const labels = viewOf(page).locator('p');
    await expect(labels).toHaveCount(parts[product].length);
    for (const part of parts[product]) {
      const label = labels.filter({ hasText: part.name });
      await expect(label).toBeVisible();
      await expect(label).toContainText(formatPartSize(part));
      await expect(label).toContainText(formatPartWeight(part));
    }
    const gaps = await gapsOfLines(page);
    expect(gaps.filter((gap = 0) => gap < 6 || gap > 8)).toEqual([]);
    const opened = viewOf(page).locator('> div > canvas');
    await expect.poll(() => shownIn(page, opened)).toBeGreaterThan(0);
    await close.click();
    await expect(stageOf(page).getByRole('button', { name: 'Open', exact: true })).toBeVisible();
    await expect(labels.first()).toBeHidden();
  });
}

test.describe('with frames that fail', () => {
  test.use({ expectedConsoleErrors: ['turntable'] });

  test('the still stays, with a line that says so', async ({ page }) => {
    await page.route(`**/turntable/${PRODUCT}/*`, (route) => route.abort());
    await startStage(page);
    await expect(stageOf(page).getByRole('alert')).toHaveText(/^De beelden laden nu niet/);
    await stageOf(page).getByRole('button', { name: 'Open', exact: true }).click();
    await expect(stageOf(page).getByRole('button', { name: 'Open', exact: true })).toBeVisible();
    await expect(viewOf(page).getByRole('img')).toBeVisible();
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a button turns in one step', async ({ page }) => {
    await startStage(page);
    await sliderOf(page).press('ArrowRight');
    await expect.poll(() => shownIn(page)).toBeGreaterThan(0);
    await sliderOf(page).evaluate((slider) => {
      const values = new Set<string>();
      new MutationObserver(() => values.add(slider.getAttribute('aria-valuetext') ?? '')).observe(
        slider,
        { attributeFilter: ['aria-valuetext'] },
      );
      Object.assign(window, { values });
    });
    await stageOf(page).getByRole('button', { name: 'Draai naar rechts' }).click();
    await expect(sliderOf(page)).toHaveValue('70');
    expect(
      await page.evaluate(() => [...(window as never as { values: Set<string> }).values]),
    ).toEqual(['70 graden, linkerkant']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still and list of parts are there, without controls', async ({ page }) => {
    await page.goto(productHref(PRODUCT));
    await expect(stageOf(page).getByRole('img')).toBeVisible();
    await expect(stageOf(page).getByRole('listitem')).toHaveCount(parts[PRODUCT].length);
    for (const part of parts[PRODUCT]) {
      await expect(stageOf(page).getByText(formatPart(part))).toBeVisible();
    }
    await expect(stageOf(page).getByRole('slider')).toHaveCount(0);
    await expect(stageOf(page).getByRole('button')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [844, 390],
  [1024, 768],
  [1280, 600],
  [1366, 768],
  [1440, 700],
  [1440, 900],
  [1920, 950],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`in a window of ${width} x ${height} stage and list of parts take the column of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(productHref(PRODUCT));
    const heading = await stageOf(page).getByRole('heading').boundingBox();
    const view = await viewOf(page).boundingBox();
    const list = await stageOf(page).getByRole('list').boundingBox();
    const column = await stageOf(page)
      .locator('.page-width')
      .evaluate((element) => {
        const { paddingRight } = getComputedStyle(element);
        return element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      });
    if (!(heading && view && list)) throw new Error('The stage is not shown.');
    expect(view.x).toBeCloseTo(heading.x, 0);
    const isBeside = list.x > view.x + view.width;
    const end = isBeside ? list.x + list.width : view.x + view.width;
    expect(end).toBeCloseTo(column, 0);
    // The stage and its controls fit below the header.
    expect(view.height).toBeLessThan(height - 72 - 72);
  });
}

test('the parts stand in rows, in the order of their numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(productHref(PRODUCT));
  const tops = await stageOf(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBe(tops[0]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? Number.NaN);
});
