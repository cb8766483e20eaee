import type { Page } from 'playwright/test';
import colours from '../../lib/business/content/ral-colours.json' with { type: 'json' };
import { formatPrice, formatQuantity } from '../../lib/business/products/format';
import { formatDimensions } from '../../lib/business/products/format-specs';
import { lowestPriceOf } from '../../lib/business/products/lowest-figures';
import { products } from '../../lib/business/products/products';
import { findRalColour } from '../../lib/business/ral/ral-classic';
import { productHref, routes } from '../../lib/routes';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { settle } from '../support/settled';

const otherColour = (page: Page) => page.getByRole('textbox', { name: 'Andere RAL-kleur' });
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const row = (page: Page) => page.getByRole('region', { name: 'De zeven modellen op één schaal' });
const chooseSize = (page: Page, name: string) => choose(page, name);
/** The colour layer of each picture, between its other two layers; the night picture is a second one. */
const colourLayers = (page: Page) =>
  page.getByRole('article').locator('div:not([aria-hidden] *) > picture + span > span');

/** Runs in the page: scrolls to each element for two frames, in which the browser asks for what is near the view. */
async function passAll(elements: Element[]) {
  for (const element of elements) {
    element.scrollIntoView({ behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

test('the row in a chosen colour has one shadow, and a size chosen again has the colour at once', async ({
  page,
  context,
}) => {
  const layersOf = (size: number) =>
    row(page).locator(`div:has(> picture img[src*="lineup-${size}-7016"]) > picture + span`);
  const rendered = (size: number) =>
    row(page).locator(`picture img[src*="lineup-${size}-7016"]`).first();
  await page.goto('/kiosken');
  await chooseSize(page, '55 inch');
  await choose(page, 'RAL 3020 Verkeersrood');
  await expect(layersOf(55)).toBeVisible();
  await expect(rendered(55)).toHaveCSS('opacity', '0');
  await expect(layersOf(43)).toHaveAttribute('data-whole', 'yes');

  await context.setOffline(true);
  await chooseSize(page, '43 inch');
  await expect(layersOf(43)).toBeVisible();
  await expect(rendered(43)).toHaveCSS('opacity', '0');
});

withAndWithoutJavaScript(() => {
  test('a chosen colour covers the picture of every product', async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto('/kiosken');
    await expect(page.getByRole('radio', { name: 'RAL 7016' })).toBeChecked();
    for (const layer of await colourLayers(page).all()) await expect(layer).toBeHidden();

    await choose(page, 'RAL 3020 Verkeersrood');
    await expect(colourLayers(page)).toHaveCount(products.length);
    // The pictures of all layers come while the first is awaited. No frame is told to a page without JavaScript.
    if (javaScriptEnabled) await colourLayers(page).evaluateAll(passAll);
    for (const layer of await colourLayers(page).all()) {
      // It shows only once its pictures are loaded, near the view; Playwright scrolls to what shows.
      await layer.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(layer).toBeVisible();
      await expect(layer).toHaveCSS('background-color', 'rgb(187, 30, 16)');
    }

    await choose(page, 'RAL 7016 Antracietgrijs');
    for (const layer of await colourLayers(page).all()) await expect(layer).toBeHidden();
  });

  test('one choice of size changes the line of models, the chapters and the tables', async ({
    page,
  }) => {
    await page.goto('/kiosken');
    await expect(row(page).getByRole('img', { name: /43\sinch/ })).toBeVisible();
    await chooseSize(page, '55 inch');
    const picture = row(page).getByRole('img', { name: /55\sinch/ });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await expect(row(page).getByRole('img')).toHaveCount(1);
    const sizeTable = page.getByRole('region', { name: 'Maten en richtprijzen' }).first();
    for (const { name, sizes } of products) {
      const chapter = page.getByRole('article', { name, exact: true });
      for (const part of [chapter, sizeTable, row(page)]) {
        const price = (size: 43 | 55) =>
          part.getByText(formatPrice(sizes[size].priceFrom), { exact: true });
        await expect(price(55).filter({ visible: true }).first()).toBeVisible();
        await expect(chapter.getByText(formatPrice(sizes[43].priceFrom))).toBeHidden();
      }
      const { dimensions, weightKg } = sizes[55];
      await expect(chapter.getByText(formatDimensions(dimensions))).toBeVisible();
      await expect(chapter.getByText(formatQuantity(weightKg, 'kg'))).toBeVisible();
      await expect(chapter.getByText(formatDimensions(sizes[43].dimensions))).toBeHidden();
    }
    const compared = page.getByRole('table', { name: 'Brandvision en Clearvision' });
    await expect(compared.getByRole('row', { name: 'Gewicht' })).toContainText(/82\skg.*92\skg/);
    await expect(compared.getByText('62\u00a0kg')).toBeHidden();
    const announced = page.getByRole('status').filter({ hasText: 'prijzen vanaf' });
    await expect(announced).toHaveText(
      `${formatQuantity(55, 'inch')}: prijzen vanaf ${formatPrice(lowestPriceOf(55))}`,
      { useInnerText: true },
    );
  });
});

test('the bar of choices stays in view and takes at most 70 px', async ({ page }) => {
  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/kiosken');
    await page.getByRole('article', { name: 'Wall kiosk' }).scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    const bar = await page
      .getByRole('group', { name: 'Kleur van de kiosken' })
      .locator('xpath=../..')
      .boundingBox();
    expect(bar?.y, `${width}`).toBeCloseTo(header?.height ?? 0, 0);
    expect(bar?.height, `${width}`).toBeLessThanOrEqual(71);
  }
});

for (const path of [routes.kiosken, productHref('brandvision')]) {
  test(`on a phone the bar of ${path} shows every colour, and more behind them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const choices = page.getByRole('group', { name: 'Kleur van de kiosken' });
    await choices.scrollIntoViewIfNeeded();
    for (const swatch of await choices.getByRole('radio').all()) {
      await expect(swatch).toBeInViewport({ ratio: 1 });
      // The least that WCAG 2.2 asks of a target.
      const { width, height } = (await swatch.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    const field = choices.getByText('Andere RAL-kleur');
    const scroller = await choices.locator('div').first().boundingBox();
    expect((await field.boundingBox())?.x).toBeLessThan(
      (scroller?.x ?? 0) + (scroller?.width ?? 0),
    );
  });

  test(`the bar of ${path} stands in the columns of the page, and nothing in it touches`, async ({
    page,
  }) => {
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const row = page
        .getByRole('group', { name: 'Kleur van de kiosken' })
        .locator('xpath=ancestor::div[contains(@class, "page-width")][1]');
      const left = await row.evaluate(
        (box) =>
          box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft),
      );
      expect(left, `${width}`).toBeCloseTo(title?.x ?? 0, 0);
      const last = await row.getByRole('radio').last().boundingBox();
      const field = await row.getByText('Andere RAL-kleur').boundingBox();
      expect((field?.x ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThanOrEqual(8);
    }
  });
}

test('the figure of the table follows the size, as its drawing does', async ({ page }) => {
  await page.goto(routes.kiosken);
  const table = page.getByRole('article', { name: 'Touch screen table' });
  await expect(table.getByText(/^20\spunten$/)).toBeVisible();
  await expect(table.getByText(/^40\spunten$/)).toBeHidden();
  await page.getByRole('radio', { name: /55\sinch/ }).check();
  await expect(table.getByText(/^40\spunten$/)).toBeVisible();
  await expect(table.getByText(/^20\spunten$/)).toBeHidden();
});

test('every swatch is labelled with RAL number and name', async ({ page }) => {
  await page.goto('/kiosken');
  const choices = page.getByRole('group', { name: 'Kleur van de kiosken' });
  await expect(choices.getByRole('radio')).toHaveCount(colours.length);
  for (const { code, name } of colours) {
    await choose(page, `RAL ${code} ${name}`);
    const label = choices.getByText(`RAL ${code} ${name}`);
    await expect(label).toBeInViewport();
    // The names of the others are 1 px wide, for screen readers.
    expect((await label.boundingBox())?.width, name).toBeGreaterThan(50);
  }
});

test.describe(() => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('on a tablet the field for another colour is not cut off', async ({ page }) => {
    await page.goto('/kiosken');
    await expect(page.getByLabel('Andere RAL-kleur')).toBeInViewport({ ratio: 1 });
  });
});

test('any RAL Classic number colours every product, also on the next visit', async ({ page }) => {
  const wineRed = findRalColour('3005')?.srgb ?? '';
  const rgb = [1, 3, 5].map((start) => Number.parseInt(wineRed.slice(start, start + 2), 16));
  const expectWineRed = async () => {
    await expect(page.getByText('RAL 3005 Wijnrood')).toBeVisible();
    await expect(colourLayers(page).first()).toHaveCSS(
      'background-color',
      `rgb(${rgb.join(', ')})`,
    );
    await expect(page.getByRole('radio', { name: /^RAL/, checked: true })).toHaveCount(0);
    const accent = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim();
    await expect.poll(() => page.evaluate(accent)).toBe(wineRed);
  };
  await page.goto('/kiosken');
  await otherColour(page).fill('ral 3005');
  await expectWineRed();
  await page.goto('/blog');
  await page.goto('/kiosken');
  await expectWineRed();

  await otherColour(page).fill('');
  await expect(page.getByRole('radio', { name: 'RAL 7016' })).toBeChecked();
  await otherColour(page).fill('3005');
  await expectWineRed();
  await choose(page, 'RAL 3020');
  await expect(colourLayers(page).first()).toHaveCSS('background-color', 'rgb(187, 30, 16)');
  await expect(otherColour(page)).toHaveValue('');
});

test('a colour is found by name, and a swatch by its number', async ({ page }) => {
  await page.goto('/kiosken');
  await otherColour(page).fill('wijnrood');
  await otherColour(page).press('Enter');
  await expect(page.getByText('RAL 3005 Wijnrood')).toBeVisible();
  await otherColour(page).fill('RAL 5015');
  await expect(page.getByRole('radio', { name: 'RAL 5015' })).toBeChecked();
});

test('an unknown RAL number is reported and keeps the colour', async ({ page }) => {
  await page.goto('/kiosken');
  await choose(page, 'RAL 3020');
  await otherColour(page).fill('9999');
  const problem = 'RAL\u00a09999 staat niet in RAL Classic.';
  await expect(page.getByText(problem)).toBeVisible();
  await expect(otherColour(page)).toHaveAccessibleDescription(/staat niet in RAL Classic/);
  await expect(otherColour(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('radio', { name: 'RAL 3020' })).toBeChecked();
});

test('arrow keys move through the colours', async ({ page }) => {
  await page.goto('/kiosken');
  await page.getByRole('radio', { name: 'RAL 7016' }).focus();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('radio', { name: 'RAL 7035' });
  await expect(next).toBeChecked();
  await expect(next).toBeFocused();
  await expect(colourLayers(page).first()).toHaveCSS('background-color', 'rgb(203, 208, 204)');
});

test('pictures of other colours and sizes load only when chosen', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const chosenLater = () => loaded.filter((url) => /-(plate|mask|gloss)-|lineup-55/.test(url));

  await page.goto('/kiosken');
  for (const product of await page.getByRole('article').all()) {
    await product.scrollIntoViewIfNeeded();
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settle(page);
  expect(chosenLater()).toEqual([]);

  await choose(page, 'RAL 1018 Zinkgeel');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(() => chosenLater().some((url) => url.includes('-mask-'))).toBe(true);
  await chooseSize(page, '55 inch');
  await row(page).scrollIntoViewIfNeeded();
  await expect.poll(() => chosenLater().some((url) => url.includes('lineup-55-7016'))).toBe(true);
});

test('from 640 px the bar shows every choice whole, without scrolling', async ({ page }) => {
  for (const path of [routes.kiosken, productHref('brandvision')]) {
    await page.goto(path);
    const last = page.getByLabel('Uw beeld', { exact: true });
    for (const width of [640, 700, 768, 900, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${path} at ${width} px`;
      const row = page.getByRole('group', { name: 'Kleur van de kiosken' }).locator('> div');
      const hidden = await row.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect.soft(hidden, place).toBe(0);
      const box = await last.boundingBox();
      expect.soft((box?.x ?? width) + (box?.width ?? 0), place).toBeLessThan(width);
    }
  }
});
