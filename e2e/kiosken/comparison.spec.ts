import type { Page } from 'playwright/test';
import { products } from '../../lib/business/products/products';
import { contactHref } from '../../lib/contact/contact-href';
import { productHref, routes } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';
import { FRAMEWORK, holdBack } from '../support/gate';
import { settle } from '../support/settled';

const SHARED = `${routes.kiosken}?vergelijk=brandvision+wall-kiosk&maat=55#vergelijken`;

const comparison = (page: Page) => page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
const choose = (page: Page, name: string) =>
  comparison(page).getByRole('checkbox', { name, exact: true }).check();
const columns = (page: Page) => comparison(page).getByRole('columnheader');

const status = (page: Page) => comparison(page).getByRole('status');

const untick = (page: Page, name: string) =>
  comparison(page).getByRole('checkbox', { name, exact: true }).uncheck();

test('two models are compared at first, with what differs, and the URL restores a choice', async ({
  page,
}) => {
  await page.goto(routes.kiosken);
  await expect(columns(page)).toHaveText(['Brandvision', 'Clearvision']);
  await untick(page, 'Clearvision');
  await expect(comparison(page)).toContainText('Kies er nog een model bij.');
  await expect(comparison(page).getByRole('table')).toBeHidden();
  await choose(page, 'Wall kiosk');
  await expect(columns(page)).toHaveText(['Brandvision', 'Wall kiosk']);
  await expect(status(page).first()).toHaveText(/^U vergelijkt twee modellen/);
  await expect(
    comparison(page).getByRole('table', { name: 'Brandvision en Wall kiosk van 43 inch' }),
  ).toBeVisible();

  const rows = comparison(page).getByRole('rowheader');
  await expect(rows.filter({ hasText: 'Richtprijs' })).toContainText('(verschilt)');
  await expect(rows.filter({ hasText: 'Garantie' })).toBeHidden();
  await comparison(page).getByRole('checkbox', { name: 'Toon alle eigenschappen' }).check();
  await expect(rows.filter({ hasText: 'Garantie' })).toBeVisible();
  await expect(status(page).filter({ hasText: 'De tabel toont' })).toHaveText(
    /^De tabel toont alle \d+ eigenschappen\.$/,
    { useInnerText: true },
  );
  await expect(rows.filter({ hasText: 'Garantie' })).not.toContainText('(verschilt)');

  await page.getByRole('radio', { name: '55 inch' }).check();
  await expect(page).toHaveURL(SHARED);
  await page.reload();
  await expect(columns(page)).toHaveText(['Brandvision', 'Wall kiosk']);
  await expect(page.getByRole('radio', { name: '55 inch' })).toBeChecked();
  const weight = comparison(page).getByRole('row', { name: 'Gewicht' });
  await expect(weight).toContainText('82\u00a0kg');
  await expect(weight).toContainText('46\u00a0kg');
});

test('the compared models stand on one floor at one scale, in the size and colour of the bar', async ({
  page,
}) => {
  await page.goto(`${routes.kiosken}?vergelijk=brandvision+wall-kiosk+ceiling-kiosk&maat=43`);
  await expect(columns(page)).toHaveCount(3);
  const pictures = comparison(page).locator('thead picture img').filter({ visible: true });
  await expect(pictures).toHaveCount(3);
  const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0))).size, 'one scale').toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'one floor').toBe(1);

  const versions = comparison(page).getByText(/^, RAL/);
  await expect(versions).toHaveText(Array(3).fill(', RAL\u00a07016'));
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await expect(versions).toHaveText(Array(3).fill(', RAL\u00a03020'));
  await expect(
    comparison(page).getByRole('link', { name: 'Stel de Wall kiosk samen' }),
  ).toHaveAttribute('href', /^\/configurator\?model=wall-kiosk&maat=43.*&kleur=3020$/);
});

test('a comparison holds four models, and a fifth waits until one is removed', async ({ page }) => {
  await page.goto(routes.kiosken);
  await choose(page, 'Brandvision double');
  await choose(page, 'Clearvision double');
  await expect(columns(page)).toHaveCount(4);
  const fifth = comparison(page).getByRole('checkbox', { name: 'Ceiling kiosk' });
  await expect(fifth).toBeDisabled();
  await expect(comparison(page)).toContainText('Er passen vier modellen naast elkaar.');
  await untick(page, 'Clearvision');
  await fifth.check();
  await expect(columns(page).last()).toHaveText('Ceiling kiosk');
});

test.describe('shared comparison', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('keeps models that are ticked while it loads', async ({ page }) => {
    const release = await holdBack(page, FRAMEWORK);
    await page.goto(SHARED, { waitUntil: 'commit' });
    await choose(page, 'Touch screen table');
    release();
    await expectHydrated(page);
    await expect(columns(page)).toHaveText(['Brandvision', 'Wall kiosk', 'Touch screen table']);
  });

  test('keeps a model that is ticked after hydration, while the table loads, and the focus on it', async ({
    page,
  }) => {
    await page.goto(routes.kiosken);
    await settle(page);
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const release = await holdBack(
      page,
      ({ href, pathname }) => pathname.endsWith('.js') && !known.includes(href),
    );
    await page.goto(SHARED);
    await expectHydrated(page);
    await choose(page, 'Ceiling kiosk');
    release();
    await expect(columns(page)).toHaveText(['Brandvision', 'Wall kiosk', 'Ceiling kiosk']);
    await expect(comparison(page).getByRole('checkbox', { name: 'Ceiling kiosk' })).toBeFocused();
  });

  test('is shared by its link and added to a question in the contact form', async ({ page }) => {
    await page.goto(SHARED);
    await comparison(page).getByRole('button', { name: 'Kopieer de link' }).click();
    await expect(comparison(page)).toContainText('De link is gekopieerd.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    const address = page.url();
    await comparison(page).getByRole('link', { name: 'Vraag advies' }).click();
    await expect(page).toHaveURL(contactHref('advies-kiosken'));
    await expect(contactForm(page).field('message')).toHaveValue(
      `Ik twijfel tussen de Brandvision en de Wall kiosk van 55 inch.\n\n${address}`,
    );
  });
});

test('the comparison of a product page has three models, whose columns link to the configurator', async ({
  page,
}) => {
  await page.goto(productHref('clearvision'));
  await page.getByRole('link', { name: 'Vergelijk de Clearvision' }).click();
  await expect(columns(page)).toHaveText(['Clearvision', 'Clearvision double', 'Brandvision']);
  await expect(comparison(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(
    comparison(page).getByRole('link', { name: 'Stel de Clearvision samen' }),
  ).toHaveAttribute('href', /^\/configurator\?model=clearvision&maat=43/);
});

test('on a phone the comparison scrolls sideways and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const four = products.slice(0, 4).map(({ id }) => id);
  await page.goto(`${routes.kiosken}?vergelijk=${four.join('+')}#vergelijken`);
  await expect(columns(page)).toHaveCount(4);
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(sideways)).toBe(0);
  await columns(page).last().scrollIntoViewIfNeeded();
  const label = comparison(page).getByRole('rowheader', { name: 'Richtprijs' });
  const { x = -1, width = 0 } = (await label.boundingBox()) ?? {};
  expect(x, 'labels stay beside the last column').toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await expect(comparison(page).getByText('Schuif opzij')).toBeVisible();
});

test('no word of the comparison is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.kiosken);
  await comparison(page).getByRole('checkbox', { name: 'Toon alle eigenschappen' }).check();
  const warranty = comparison(page).getByRole('row', { name: 'Garantie' }).getByRole('cell');
  await expect(warranty).toHaveCount(2);
  const wider = await comparison(page)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createRange();
        const broken: string[] = [];
        const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const { textContent } = nodes.currentNode;
          for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
            text.setStart(nodes.currentNode, index);
            text.setEnd(nodes.currentNode, index + word.length);
            // The hyphen of a soft hyphen is a rectangle of its own.
            const parts = [...text.getClientRects()].filter(({ width }) => width > 8);
            if (parts.length > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );
  expect(wider).toEqual([]);
});

test('a comparison URL with unknown models opens the page normally', async ({ page }) => {
  await page.goto(`${routes.kiosken}?vergelijk=televisie&maat=99`);
  await expect(columns(page)).toHaveText(['Brandvision', 'Clearvision']);
  await expect(page.getByRole('radio', { name: '43 inch' })).toBeChecked();
});

test.describe('comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two models are compared, and the section refers to the table of all', async ({ page }) => {
    await page.goto(routes.kiosken);
    await expect(comparison(page).getByText('zet alle zeven modellen naast elkaar')).toBeVisible();
    await expect(columns(page)).toHaveText(['Brandvision', 'Clearvision']);
    await expect(comparison(page).getByRole('checkbox', { name: 'Brandvision' })).toBeHidden();
  });
});
