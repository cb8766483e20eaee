import type { Page } from 'playwright/test';
import { choiceNames } from '../../lib/business/configurator/query';
import { palette } from '../../lib/business/palette';
import { findRalColour, ralClassic } from '../../lib/business/ral/ral-classic';
import { storageKeys } from '../../lib/platform/browser/storage';
import { productHref, ROOM_PATH, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const HOUSE = palette.accent;
const RED = '#bb1e10';
const WINE_RED = findRalColour('3005')?.srgb;

const accent = (page: Page) =>
  page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());

test('the colour chosen on /kiosken is the accent colour of every page', async ({ page }) => {
  await page.goto('/kiosken');
  expect(await accent(page)).toBe(HOUSE);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect.poll(() => accent(page)).toBe(RED);

  await page.goto('/contact');
  await expect.poll(() => accent(page)).toBe(RED);
});

test('the chosen colour is selected again on the next visit to /kiosken', async ({ page }) => {
  await page.goto('/kiosken');
  await page.getByRole('radio', { name: 'RAL 5015' }).check();
  await page.goto('/blog');
  await page.goto('/kiosken');
  await expect(page.getByRole('radio', { name: 'RAL 5015' })).toBeChecked();
});

test('choosing the default colour restores the default accent colour', async ({ page }) => {
  await page.goto('/kiosken');
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect.poll(() => accent(page)).toBe(RED);
  await page.getByRole('radio', { name: 'RAL 7016' }).check();
  await expect.poll(() => accent(page)).toBe(HOUSE);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await accent(page)).toBe(HOUSE);
});

test('a colour without a swatch is the accent colour of every page, also after reload', async ({
  page,
}) => {
  await page.goto('/kiosken');
  await page.getByRole('textbox', { name: 'Andere RAL-kleur' }).fill('3005');
  await expect.poll(() => accent(page)).toBe(WINE_RED);
  await page.goto('/contact');
  await expect.poll(() => accent(page)).toBe(WINE_RED);
  await page.reload();
  await expect.poll(() => accent(page)).toBe(WINE_RED);
});

test('a colour of each RAL Classic family is the accent colour on page load', async ({ page }) => {
  await page.goto('/contact');
  const families = new Map(ralClassic.map((colour) => [colour.code[0], colour]));
  expect(families.size).toBe(9);
  for (const { code, srgb } of families.values()) {
    await page.evaluate(
      ([name = '', chosen = '']) => sessionStorage.setItem(name, chosen),
      [storageKeys.colour.name, code],
    );
    await page.reload();
    await expect.poll(() => accent(page), code).toBe(srgb);
  }
});

test('the chosen colour has the same ring wherever one chooses it', async ({ page }) => {
  const places = [
    { path: routes.kiosken, chosen: '[name="ral-kleur"]:checked' },
    { path: productHref('brandvision'), chosen: '[name="ral-kleur"]:checked' },
    { path: routes.configurator, chosen: `[name="${choiceNames.colour}"]:checked` },
    { path: ROOM_PATH, chosen: '[aria-current="true"]:has-text("RAL") svg + div' },
  ];
  const rings: string[] = [];
  for (const { path, chosen } of places) {
    await page.goto(path);
    rings.push(
      await page.locator(chosen).evaluate((swatch) => {
        const { border, boxShadow } = getComputedStyle(swatch);
        return `${border}, ${boxShadow}`;
      }),
    );
  }
  expect(rings[0]).toMatch(/^2px solid .* inset$/);
  expect(new Set(rings)).toEqual(new Set([rings[0]]));
});

for (const { chosen, opened } of [
  { chosen: '3020', opened: '3020' },
  // Counts as no choice, for which the configurator has a colour without surcharge.
  { chosen: '7016', opened: '9005' },
]) {
  test(`in RAL ${chosen}, pointing at “Stel samen” loads the picture with which the configurator opens`, async ({
    page,
  }) => {
    await page.goto(productHref('brandvision'));
    await page.getByRole('radio', { name: `RAL ${chosen}` }).check();
    const asked = page.waitForRequest(new RegExp(`brandvision-${opened}-\\d+\\.avif$`));
    const button = page.getByRole('button', { name: 'Stel de Brandvision samen' });
    await button.hover();
    const file = new URL((await asked).url()).pathname;

    await button.click();
    const picture = page
      .getByRole('figure')
      .getByRole('img', { name: `Visualisatie van de Brandvision in RAL ${opened}` });
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => {
          const { currentSrc, baseURI } = img;
          return new URL(currentSrc || baseURI).pathname;
        }),
      )
      .toBe(file);
  });
}
