import { contactHref } from '../../lib/contact/contact-href';
import { drawingHref, drawings } from '../../lib/drawings/files';
import { formatPrice } from '../../lib/products/format';
import { products } from '../../lib/products/products';
import { routes } from '../../lib/routes';
import { site } from '../../lib/site';
import { contactForm } from '../contact/contact-form';
import { expect, test } from '../support/fixtures';
import { settle } from '../support/settled';
import { openSheet } from './product-sheet';

const NAME = 'Brandvision';
const ADVICE = contactHref('advies-brandvision');

test.describe('product sheet without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('unfolds with drawings, figures, options, uses and next steps', async ({ page }) => {
    await page.goto(routes.kiosken);
    const chapter = page.getByRole('article', { name: NAME, exact: true });
    await chapter.getByText('Meer informatie').click();
    const sheetDrawings = chapter.getByRole('img', { name: `Maattekening van ${NAME}` });
    await expect(sheetDrawings).toHaveCount(2);
    for (const drawing of await sheetDrawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
    await expect(chapter.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
    await expect(chapter.getByRole('heading', { name: 'Opties en meerprijs' })).toBeVisible();
    await expect(chapter.getByText(`${formatPrice(595)} bij 43\u00a0inch`)).toBeVisible();
    await expect(chapter.getByRole('heading', { name: 'Gebruikt voor' })).toBeVisible();
    await expect(chapter.getByRole('link', { name: 'Vraag advies' })).toHaveAttribute(
      'href',
      ADVICE,
    );
    const configurator = chapter.getByRole('link', { name: `Stel ${NAME} samen` });
    await expect(configurator).toHaveAttribute(
      'href',
      /^\/configurator\?model=brandvision&maat=43/,
    );
  });
});

test('a closed product sheet stays in the hydrated page for search engines', async ({ page }) => {
  await page.goto(routes.kiosken);
  const folded = page.getByRole('article', { name: NAME, exact: true }).locator('details');
  await expect(folded).toBeHidden();
  await expect(folded).toContainText('Opties en meerprijs');
});

test('a product sheet opens on a page reached by a link', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('banner').getByRole('link', { name: 'Kiosken' }).click();
  await expect(page).toHaveURL(routes.kiosken);
  const sheet = await openSheet(page, NAME);
  await expect(sheet.getByRole('rowheader', { name: 'Gewicht' })).toBeVisible();
});

test.describe('when the connection fails', () => {
  test.use({ expectedConsoleErrors: ['ERR_FAILED'] });

  test('a product sheet that does not load says so, and loads on the next try', async ({
    page,
  }) => {
    await page.goto(routes.kiosken);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    const button = page.getByRole('button', { name: `Meer informatie over ${NAME}`, exact: true });
    await button.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Dit blad laadt niet.');
    await page.unroute('**/_next/static/chunks/**');
    await page.keyboard.press('Escape');
    await openSheet(page, NAME);
  });
});

test('every drawing of a product sheet is a separate SVG file', async ({ request }) => {
  for (const drawing of drawings) {
    const response = await request.get(drawingHref(drawing));
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    expect(await response.text()).toContain('</svg>');
  }
  expect((await request.get(`${routes.kiosken}/tekening/televisie-43.svg`)).status()).toBe(404);
});

test('drawings load when a product sheet is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(routes.kiosken);
  await page.getByRole('article', { name: NAME, exact: true }).scrollIntoViewIfNeeded();
  await settle(page);
  expect(loaded.filter((path) => path.includes('/tekening/'))).toEqual([]);
  await openSheet(page, NAME);
  await expect
    .poll(() => loaded.filter((path) => path.includes('/tekening/')).toSorted())
    .toEqual(drawings.slice(0, 2).map(drawingHref));
});

test('the chosen colour is passed from a product sheet to the configurator and the message', async ({
  page,
}) => {
  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  const sheet = await openSheet(page, NAME);
  await expect(sheet).toContainText('Uw kleur: RAL\u00a03020.');
  await expect(sheet.getByRole('link', { name: `Stel ${NAME} samen` })).toHaveAttribute(
    'href',
    /model=brandvision.*&kleur=3020$/,
  );
  await sheet.getByRole('link', { name: 'Vraag advies' }).click();
  await expect(page).toHaveURL(ADVICE);
  const form = contactForm(page);
  await expect(form.field('message')).toHaveValue(`Graag advies over ${NAME} in RAL 3020.`);
  await expect(form.field('subject')).toHaveValue(`Advies over ${NAME}`);
});

test('a product sheet adds its text below what the visitor typed in the form', async ({ page }) => {
  await page.goto(ADVICE);
  const form = contactForm(page);
  // After hydration, when the form stores what is typed.
  await expect(async () => {
    await form.field('message').fill('Past hij in onze lift?');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  }).toPass();
  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  const sheet = await openSheet(page, NAME);
  await sheet.getByRole('link', { name: 'Vraag advies' }).click();
  await expect(form.field('message')).toHaveValue(
    `Past hij in onze lift?\n\nGraag advies over ${NAME} in RAL 3020.`,
  );
});

test('a printed product sheet shows the sheet and the company, and no controls', async ({
  page,
}) => {
  await page.goto(routes.kiosken);
  const sheet = await openSheet(page, NAME);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(sheet.getByText(`KvK ${site.kvk}`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('every product sheet fits on one printed page', async ({ page }) => {
  await page.goto(routes.kiosken);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const { name } of products) {
    const sheet = await openSheet(page, name);
    for (const drawing of await sheet.getByRole('img').all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
    }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
    await page.keyboard.press('Escape');
  }
});
