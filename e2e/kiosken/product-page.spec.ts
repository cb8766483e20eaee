import type { ElementHandle, Page } from 'playwright/test';
import { OWN_COLOUR_SURCHARGE } from '../../lib/business/configurator/price';
import { formatPrice } from '../../lib/business/products/format';
import { products } from '../../lib/business/products/products';
import { contactHref } from '../../lib/contact/contact-href';
import { productHref, routes } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { printedSheets } from '../support/printed-sheets';

const NAME = 'Clearvision';
const PAGE = productHref('clearvision');
const ADVICE = contactHref('advies-clearvision');

/** Opens the configurator from the stage; at the foot of the window a link does. */
const configuratorButton = (page: Page) =>
  page.getByRole('button', { name: `Stel de ${NAME} samen` });
const configuratorLink = (page: Page) =>
  page.getByRole('link', { name: `Stel de ${NAME} samen` }).first();
const adviceLink = (page: Page) => page.getByRole('link', { name: `Vraag advies over de ${NAME}` });
/** The colour layer of each picture, between its other two layers. */
const colourLayers = (page: Page) => page.locator('picture + span > span');

withAndWithoutJavaScript(() => {
  test('"Meer informatie" on a card leads to the page of the product', async ({ page }) => {
    await page.goto(routes.kiosken);
    await page.getByRole('link', { name: `Meer informatie over de ${NAME}`, exact: true }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
    await trail.getByRole('link', { name: 'Kiosken' }).click();
    await expect(page).toHaveURL(routes.kiosken);
  });

  test('a product page shows price, drawings, figures, options and questions', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('definition').filter({ hasText: formatPrice(3695) })).toBeVisible();
    const drawings = page.getByRole('img', { name: `Maattekening van de ${NAME}` });
    await expect(drawings).toHaveCount(2);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
    await expect(page.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Opties en meerprijs' })).toBeVisible();
    const answer = page.getByText('fietsers worden niet verblind');
    await expect(answer).toBeHidden();
    await page.getByText('Is het scherm ’s avonds niet te fel?').click();
    await expect(answer).toBeVisible();
  });

  test('a product page leads to configurator, advice, comparison, other models and a post', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(configuratorLink(page)).toHaveAttribute(
      'href',
      /^\/configurator\?model=clearvision&maat=43/,
    );
    await expect(adviceLink(page).first()).toHaveAttribute('href', ADVICE);
    await expect(page.getByRole('link', { name: `Vergelijk de ${NAME}` })).toHaveAttribute(
      'href',
      '/kiosken?vergelijk=clearvision+clearvision-double+brandvision&maat=43#vergelijken',
    );
    await expect(page.getByRole('link', { name: 'Brandvision', exact: true })).toHaveAttribute(
      'href',
      productHref('brandvision'),
    );
    await expect(page.getByRole('link', { name: /^Hoe Helder/ })).toHaveAttribute(
      'href',
      '/blog/hoe-helder-moet-een-etalagescherm-zijn',
    );
    await expect(page.getByRole('link', { name: 'Retail', exact: true })).toHaveAttribute(
      'href',
      '/marktsegmenten/retail',
    );
  });

  test('the configurator opens in the colour that was chosen', async ({ page }) => {
    for (const [choose, opened] of [
      [/3020/, '3020'],
      // Shown from the start, so no choice: the colour that costs nothing extra.
      [/7016/, '9005'],
    ] as const) {
      await page.goto(PAGE);
      await page.getByRole('radio', { name: choose }).check();
      await configuratorButton(page).click();
      await expect(page).toHaveTitle(new RegExp(`${NAME}, .*RAL\u00a0${opened}`));
      await expect(page.getByRole('region', { name: 'Uw samenstelling' })).toContainText(opened);
    }
  });

  test('a chosen colour covers the picture of the product and those beside it', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByRole('radio', { name: 'RAL 3020' }).check();
    await expect(colourLayers(page)).toHaveCount(3);
    for (const layer of await colourLayers(page).all()) {
      await layer.scrollIntoViewIfNeeded();
      await expect(layer).toBeVisible();
      await expect(layer).toHaveCSS('background-color', 'rgb(187, 30, 16)');
    }
  });
});

test('the chosen colour is passed to the configurator and the message, with what it costs', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText('Getoond in RAL')).toBeVisible();
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect(page.getByText('Uw kleur:')).toHaveText(
    `Uw kleur: RAL\u00a03020. Met de meerprijs van ${formatPrice(245)}.`,
  );
  await expect(page.getByText('43\u00a0inch vanaf').locator('..')).toContainText(
    formatPrice(3695 + 245),
  );
  await expect(page.getByText('7\u00a0weken', { exact: true })).toBeVisible();
  await expect(configuratorLink(page)).toHaveAttribute('href', /model=clearvision.*&kleur=3020$/);
  await page.getByRole('radio', { name: 'RAL 9016' }).check();
  await expect(page.getByText('Uw kleur:')).toContainText('Zonder meerprijs');
  await adviceLink(page).first().click();
  await expect(page).toHaveURL(ADVICE);
  const form = contactForm(page);
  await expect(form.field('message')).toHaveValue(`Graag advies over de ${NAME} in RAL 9016.`);
  await expect(form.field('subject')).toHaveValue(`Advies over de ${NAME}`);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1200 },
]) {
  test(`at ${viewport.width} px the offer at the foot of the window comes when that of the stage has left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PAGE);
    const offers = [
      await configuratorButton(page).elementHandle(),
      await configuratorLink(page).elementHandle(),
    ];
    const end = page.getByRole('heading', { name: 'Verder met de' });
    const seen = await end.evaluate(scrollPastOffers, offers as ElementHandle<Element>[]);
    expect(seen).toEqual({ inStage: true, both: false, atFoot: true });
  });
}

/** Runs in the page: which of two offers are in the window while it scrolls to an element, two frames at each place. */
async function scrollPastOffers(end: Element, [inStage, atFoot]: Element[]) {
  /** Below the header, which covers the uppermost 72 px. */
  const isInWindow = (element?: Element) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > 72 && top < innerHeight;
  };
  const seen = { inStage: false, both: false, atFoot: false };
  const height = end.getBoundingClientRect().top;
  let hasChanged = false;
  // Scrolls in small steps until the one has made way for the other.
  for (let y = 0; y < height; y += hasChanged ? 400 : 40) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const [first, second] = [isInWindow(inStage), isInWindow(atFoot)];
    seen.inStage ||= first;
    seen.atFoot ||= second;
    seen.both ||= first && second;
    hasChanged = seen.inStage && second && !first;
  }
  return seen;
}

test('the offer at the foot of the window has the price in the chosen colour', async ({ page }) => {
  await page.goto(PAGE);
  const [price, inOwnColour] = [formatPrice(3695), formatPrice(3695 + OWN_COLOUR_SURCHARGE)];
  const offer = page.locator('p').filter({ hasText: new RegExp(`^${NAME} vanaf`) });
  await expect(offer).toContainText(price);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect(offer).toContainText(inOwnColour);
  await page.getByRole('radio', { name: 'RAL 9016' }).check();
  await expect(offer).toContainText(price);
});

test('a colour chosen on /kiosken is the colour of the product page', async ({ page }) => {
  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 5015' }).check();
  await page.getByRole('link', { name: `Meer informatie over de ${NAME}`, exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('radio', { name: 'RAL 5015' })).toBeChecked();
  await expect(page.getByText('Uw kleur: RAL\u00a05015.')).toBeVisible();
});

test('advice about a product is added below what the visitor typed in the form', async ({
  page,
}) => {
  await page.goto(ADVICE);
  const form = contactForm(page);
  // After hydration, when the form stores what is typed.
  await expect(async () => {
    await form.field('message').fill('Past hij in onze lift?');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  }).toPass();
  await page.goto(PAGE);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect(page.getByText('Uw kleur:')).toBeVisible();
  await adviceLink(page).first().click();
  await expect(form.field('message')).toHaveValue(
    `Past hij in onze lift?\n\nGraag advies over de ${NAME} in RAL 3020.`,
  );
});

test('the keyboard reaches the colours, the questions and the ways on', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('radio', { name: 'RAL 7016' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'RAL 7035' })).toBeChecked();
  // Another colour, and a picture of one's own, stand between.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(configuratorButton(page)).toBeFocused();
  await page.getByText('Is het scherm ’s avonds niet te fel?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('fietsers worden niet verblind')).toBeVisible();
});

test('at 320 px the page does not scroll sideways and no dimensions break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { id } of products) {
    await page.goto(productHref(id));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      id,
    ).toBe(0);
    const cell = page
      .getByRole('row', { name: /^Afmetingen/ })
      .getByRole('cell')
      .first();
    const lines = await cell.evaluate((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode() as Text;
      range.setStart(text, 0);
      // A note on the tilted table follows.
      range.setEnd(text, text.data.indexOf('mm') + 'mm'.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, id).toBe(1);
  }
});

test('a product prints on one page, with picture, wordmark, price, table, company and readable drawings', async ({
  page,
}) => {
  // Within the margins of an A4.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const { id, name } of products) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(productHref(id));
    const drawings = page.getByRole('img', { name: 'Maattekening' });
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
    }
    expect(await printedSheets(page), name).toHaveLength(1);
    const source = await (
      await page.request.get((await drawings.first().getAttribute('src')) ?? '')
    ).text();
    const [, width] = /viewBox="\S+ \S+ (\S+)/.exec(source) ?? [];
    const [, letters] = /font-size="(\d+)"/.exec(source) ?? [];
    const onPaper = await drawings
      .first()
      .evaluate((drawing) => drawing.getBoundingClientRect().width);
    const points = (0.75 * Number(letters) * onPaper) / Number(width);
    expect(points, `letters of the drawing of the ${name}`).toBeGreaterThanOrEqual(7);
  }
  const main = page.getByRole('main');
  const company = page.getByRole('contentinfo');
  await expect(company.getByRole('img', { name: 'Zuilwerk' })).toBeVisible();
  await expect(company.getByText('KvK')).toBeVisible();
  await expect(main.getByRole('img', { name: /^Ceiling kiosk/ })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: formatPrice(2950) })).toBeVisible();
  await expect(main.getByRole('rowheader', { name: 'Gewicht' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Of past een ander model beter?' })).toBeHidden();
});
