import type { Locator } from 'playwright/test';
import { standardComposition } from '../../lib/business/configurator/composition';
import { priceOf } from '../../lib/business/configurator/price';
import { toQuery } from '../../lib/business/configurator/query';
import { REQUEST_PATH } from '../../lib/business/configurator/request-path';
import { sheetConditions } from '../../lib/business/configurator/sheet-conditions';
import { sheetFacts } from '../../lib/business/configurator/sheet-facts';
import { formatPrice } from '../../lib/business/products/format';
import { site } from '../../lib/business/site';
import { contactHref } from '../../lib/contact/contact-href';
import { storageKeys } from '../../lib/platform/browser/storage';
import { formatLongDate } from '../../lib/platform/text/dates';
import { routes } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, sites, test } from '../support/fixtures';
import { printedSheets } from '../support/printed-sheets';
import { withEverything } from './compositions';
import { configurator, linkTo } from './configurator';

test('a quote request is added to the contact form below the name typed before', async ({
  page,
}) => {
  await page.goto(contactHref('samenstelling'));
  const form = contactForm(page);
  // After hydration, when the form stores what is typed.
  await expect(async () => {
    await form.field('name').fill('Noor');
    const kept = await page.evaluate(
      (name) => sessionStorage.getItem(name),
      storageKeys.drafts.name,
    );
    expect(kept).toContain('Noor');
  }).toPass();
  await page.goto(`${routes.configurator}?model=wall-kiosk&touch=1&dealer=D-7`);
  const { chosen, request, isLive } = configurator(page);
  await expect(chosen('Touchscreen')).toHaveText('Met touchscreen');
  await isLive();
  await request.click();
  await expect(page).toHaveURL(new RegExp(`^${sites.site}${REQUEST_PATH}\\?`));
  await expect(form.field('name')).toHaveValue('Noor');
  await expect(form.field('subject')).toHaveValue('Samenstelling: Wall kiosk, 43 inch');
  await expect(form.field('message')).toHaveValue(/^Graag een offerte voor deze kiosk\.\n\nModel:/);
  await expect(form.field('message')).toHaveValue(/\nDealer: D-7\n/);
  const [, link = ''] = /(http\S+)$/.exec(await form.field('message').inputValue()) ?? [];
  expect(link).toContain(`${sites.site}${routes.configurator}?model=wall-kiosk`);
});

test('a second kiosk is added to the request, which says so, and a colleague sees both', async ({
  page,
  browser,
}) => {
  for (const model of ['clearvision', 'brandvision']) {
    await page.goto(linkTo(`model=${model}`));
    const { request, isLive } = configurator(page);
    await isLive();
    await request.click();
    await expect(page).toHaveURL(new RegExp(`^${sites.site}${REQUEST_PATH}\\?`));
    await expectHydrated(page);
  }
  const form = contactForm(page);
  const subject = 'Offerte voor twee kiosken: Clearvision 43 inch en Brandvision 43 inch';
  await expect(form.field('subject')).toHaveValue(subject);
  await expect(form.field('message')).toHaveValue(
    /Model: Clearvision, 43 inch\n.*Model: Brandvision, 43 inch\n/s,
  );
  await expect(form.field('message')).toHaveAccessibleDescription(/is toegevoegd aan het bericht/);

  const colleague = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await colleague.newPage();
  await theirs.goto(page.url());
  await expect(contactForm(theirs).field('subject')).toHaveValue(subject);
  await expect(contactForm(theirs).field('message')).toHaveValue(
    await form.field('message').inputValue(),
  );
  await colleague.close();
});

test('the configurator copies its link where the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(linkTo('model=touch-table'));
  const { isLive } = configurator(page);
  await isLive();
  await page.getByRole('button', { name: 'Deel de link' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const query = toQuery({ composition: standardComposition('touch-table') });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${sites.site}${routes.configurator}?${query}`,
  );
});

test('the printed configurator is one sheet with wordmark, kiosk, price and company, and no controls', async ({
  page,
}) => {
  await page.goto(linkTo(toQuery({ composition: withEverything, dealer: 'D-7' })));
  const { summary, stage, isLive } = configurator(page);
  await isLive();
  expect(await printedSheets(page)).toHaveLength(1);
  const company = page.getByRole('contentinfo');
  await expect(company.getByRole('img', { name: site.name })).toBeVisible();
  await expect(company.getByText(site.kvk)).toBeVisible();
  await expect(summary.getByRole('img', { name: /^Visualisatie van/ })).toBeVisible();
  await expect(summary).toContainText(formatPrice(priceOf(withEverything)));
  await expect(summary).toContainText(
    `Samengesteld op ${formatLongDate(new Date().toISOString())}`,
  );
  for (const { label, value } of [...sheetFacts(withEverything), ...sheetConditions]) {
    const row = summary.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(row.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(summary.getByRole('row', { name: 'Totaal voor één kiosk' })).toContainText(
    formatPrice(priceOf(withEverything)),
  );
  const last = new Date();
  last.setDate(last.getDate() + site.offerValidDays);
  await expect(summary).toContainText(`geldig tot en met ${formatLongDate(last.toISOString())}`);
  await expect(stage).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('the summary says the price once', async ({ page }) => {
  await page.goto(linkTo(toQuery({ composition: withEverything })));
  // biome-ignore lint/performance/useDomNodeTextContent: the printed sheet, hidden on screen, has it again.
  const text = await configurator(page).summary.innerText();
  expect(text?.split(formatPrice(priceOf(withEverything)))).toHaveLength(2);
});

test('beside a wide summary the three lesser actions share a row, below the request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { isLive, request, summary } = configurator(page);
  await page.goto(routes.configurator);
  await isLive();
  const middle = async (action: Locator) => {
    const { y, height } = (await action.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height / 2);
  };
  const lesser = await Promise.all(
    ['Zet in uw project', 'Afdrukken', 'Deel de link'].map((name) =>
      middle(summary.getByText(name, { exact: true })),
    ),
  );
  expect(new Set(lesser).size).toBe(1);
  expect(lesser[0]).toBeGreaterThan(await middle(request));
});

test('the ground of the picture beside a wide summary goes on to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.configurator);
  await expect(page.getByRole('region', { name: 'Uw samenstelling' })).toHaveCSS(
    'background-image',
    'linear-gradient(to right, rgb(233, 230, 223) 50%, rgb(255, 255, 255) 0px)',
  );
});
