import sharp from 'sharp';
import { choiceNames } from '../../lib/business/configurator/query';
import colours from '../../lib/business/content/ral-colours.json' with { type: 'json' };
import { projectHref } from '../../lib/business/project/project-query';
import { routes } from '../../lib/routes';
import { configurator } from '../configurator/configurator';
import { fourShops } from '../project/four-shops';
import { expect, test } from '../support/fixtures';
import { settle } from '../support/settled';

test('a focused link in a horizontal scroll area scrolls into view', async ({ page }) => {
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(routes.kiosken);
    const row = page.getByRole('region', { name: 'De zeven modellen op één schaal' });
    const links = await row.getByRole('link').all();
    expect(links.length).toBeGreaterThan(6);
    await links[0]?.focus();
    for (const link of links) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.6 });
      await page.keyboard.press('Tab');
    }
  }
});

test('an area that scrolls sideways is a tab stop only while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(routes.kiosken);
  const row = page.getByRole('region', { name: 'De zeven modellen op één schaal' });
  const stops = page.getByRole('main').locator('section[tabindex="0"]');
  await expect(stops).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(row).toHaveAttribute('tabindex', '0');
});

test('buttons keep their outline in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.home);
  const button = page.getByRole('main').getByRole('link', { name: 'Bekijk de kiosken' }).first();
  const border = await button.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== 'rgba(0, 0, 0, 0)' };
  });
  expect(border).toEqual({ borderTopWidth: '2px', borderTopStyle: 'solid', isSeen: true });
});

for (const [name, path] of [
  ['/kiosken', routes.kiosken],
  ['a project', projectHref(fourShops)],
] as const) {
  test(`texts of drawings on ${name} are legible with forced colours on black`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    const texts = await page.evaluate(drawnTexts);
    expect(texts).not.toEqual([]);
    expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });
}

const RAL_COLOUR = 'ral-kleur';

for (const [path, name] of [
  [routes.configurator, choiceNames.colour],
  [routes.kiosken, RAL_COLOUR],
  [routes.digitalSignage, 'uur'],
  [routes.digitalSignage, 'weekday-shown'],
  [routes.digitalSignage, 'watched'],
  [routes.digitalSignage, 'picture'],
] as const) {
  test(`forced colours show the chosen ${name} on ${path} by more than bold text`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    // A window as high as the page has the late views, with nothing over them.
    await page.setViewportSize({ width: 1280, height: 9000 });
    await page.goto(path);
    await settle(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { font-weight: 400 !important; outline: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    // The second, because the colour of that swatch is light.
    const radio = page.locator(`input[name="${name}"]`).nth(1);
    const isSwatch = name === RAL_COLOUR || name === choiceNames.colour;
    const shown = isSwatch ? radio : radio.locator('xpath=ancestor::label');
    const lookAfter = async (index: number) => {
      const other = page.locator(`input[name="${name}"]`).nth(index);
      await other.evaluate((input: HTMLInputElement) => input.click());
      await expect(other).toBeChecked();
      await settle(page);
      return sharp(await shown.screenshot())
        .raw()
        .toBuffer();
    };
    const before = await lookAfter(1);
    const after = await lookAfter(2);
    const changed = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 60);
    expect(changed.length).toBeGreaterThan(50);
  });
}

test('forced colours show which button of the planner does nothing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${routes.digitalSignage}#bewaken`);
  const colourOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  await page.getByRole('button', { name: 'Blok toevoegen' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeEnabled();
  // A screen that plays.
  const screen = page.locator('input[name="watched"]').first();
  await screen.evaluate((input: HTMLInputElement) => input.click());
  await expect(page.getByRole('button', { name: 'Herstart op afstand' })).toBeDisabled();
  expect(await colourOf('Herstart op afstand')).not.toBe(await colourOf('Blok toevoegen'));
});

test('the menu opens and closes without console warnings, also without popovers', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(routes.home);
  const openAndClose = async () => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  };
  await openAndClose();
  expect(messages).toEqual([]);

  await page.evaluate(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    for (const name of ['popover', 'popovertarget']) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
  });
  await openAndClose();
});

test('the status of the configurator has a name, and every swatch shows number and name', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  await configurator(page).isLive();
  await expect(page.getByRole('status', { name: 'Richtprijs en levertijd' })).toBeVisible();
  await configurator(page).openGroup('Kleur');
  for (const { code, name } of colours) {
    const label = page.locator('label').filter({ hasText: code });
    await expect(label.getByText(`RAL\u00a0${code}`)).toBeVisible();
    await expect(label.getByText(name)).toBeVisible();
    await expect(page.getByRole('radio', { name: `RAL ${code} ${name}` })).toBeVisible();
  }
});

test('number and name of a colour are read as two words', async ({ page }) => {
  await page.goto(routes.kiosken);
  const swatches = page.locator('#kleuren li');
  await expect(swatches).toHaveCount(colours.length);
  for (const text of await swatches.allTextContents()) expect(text).toMatch(/^RAL\s\d{4} \p{L}/u);
});

/** The visible texts of drawings, each with its contrast to the nearest ground around it, as WCAG defines it. */
function drawnTexts() {
  const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    const ground = getComputedStyle(element).backgroundColor;
    const isClear = channelsOf(ground)[3] === 0;
    return isClear && element.parentElement ? groundOf(element.parentElement) : ground;
  };
  return [...document.querySelectorAll('main svg text')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const [dark = 0, light = 0] = [getComputedStyle(element).fill, groundOf(element)]
        .map(luminance)
        .sort((a, b) => a - b);
      return { text: element.textContent, contrast: (light + 0.05) / (dark + 0.05) };
    });
}
