import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Composition } from '../../lib/business/configurator/composition';
import { standardComposition } from '../../lib/business/configurator/composition';
import { priceOf } from '../../lib/business/configurator/price';
import { toQuery } from '../../lib/business/configurator/query';
import { requestHref } from '../../lib/business/configurator/request';
import { formatPrice } from '../../lib/business/products/format';
import { priceExclusions } from '../../lib/business/products/price-note';
import { SENT_TEXT } from '../../lib/contact/state';
import { stripNbsp } from '../../lib/platform/text/strip-nbsp';
import { productHref, routes, sectorHref } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { configurator } from './configurator';

embeddedBackendOnly();

/** The buyer's choices: one each from the product page, its colours, the comparison and the configurator. */
const wanted: Composition = {
  ...standardComposition('wall-kiosk'),
  size: 55,
  orientation: 'liggend',
  touch: 1,
  colour: '3020',
  extras: ['mediaspeler', 'privacyfilter'],
};

const configuratorUrl = `${routes.configurator}?${toQuery({ composition: wanted })}`;

const requestedLines = [
  'Model: Wall kiosk, 55 inch',
  'Stand: Liggend',
  'Touchscreen: Met touchscreen',
  'Schermmerk: Samsung',
  'Kleur: RAL 3020 Verkeersrood',
  'Plaatsing: Aan de wand',
  'Opties: Losse mediaspeler; Privacyfilter tegen meekijken',
  `Richtprijs: ${stripNbsp(formatPrice(priceOf(wanted)))} ${stripNbsp(priceExclusions)}`,
];

test('a buyer goes from sector by product, comparison and configurator to a stored request with every choice', async ({
  page,
}) => {
  await page.goto(routes.marktsegmenten);
  await page.getByRole('article').getByRole('link', { name: 'Zorg' }).click();
  await expect(page).toHaveURL(sectorHref('zorg'));
  await page.getByRole('main').getByRole('link', { name: 'Alles over de Wall kiosk' }).click();
  await expect(page).toHaveURL(productHref('wall-kiosk'));
  await expect(page.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await page.getByRole('link', { name: 'Vergelijk de Wall kiosk' }).click();
  await expect(page).toHaveURL(/vergelijk=wall-kiosk/);
  await expectHydrated(page);
  const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
  // Once the script has read the URL: the HTML compares two other models.
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);
  await comparison.getByRole('checkbox', { name: 'Ceiling kiosk', exact: true }).uncheck();
  await page.getByRole('radio', { name: '55 inch' }).check();
  await expect(comparison.getByRole('columnheader')).toHaveText(['Wall kiosk', 'Brandvision']);

  await comparison.getByRole('link', { name: 'Stel de Wall kiosk samen' }).click();
  const { choose, chosen, openGroup, isLive, request } = configurator(page);
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  await expect(chosen('Kleur')).toHaveText(/^RAL\s3020/);
  await isLive();
  await choose('Plaatsing', 'Liggend');
  await choose('Touchscreen', /^Met touchscreen/);
  for (const extra of ['Losse mediaspeler', 'Privacyfilter tegen meekijken']) {
    await choose('Opties', extra);
  }
  await expect(page).toHaveURL(configuratorUrl);
  await request.click();

  // An address that a colleague can open.
  await expect(page).toHaveURL(requestHref({ composition: wanted }));
  await expect(contactForm(page).field('message')).toHaveValue(
    /^Graag een offerte voor deze kiosk\./,
  );
  const row = await sendRequest(page);
  expect(row?.subject).toBe('Samenstelling: Wall kiosk, 55 inch');
  expect(row?.message.split('\n')).toEqual(expect.arrayContaining(requestedLines));
  expect(row?.message).toMatch(new RegExp(`\n${sites.site}\\S+$`));

  // The link in the request opens the configurator with the same choices.
  const [link = ''] = /http\S+$/.exec(row?.message ?? '') ?? [];
  expect(link).toBe(sites.site + configuratorUrl);
  await page.goto(link);
  await expect(chosen('Kleur')).toHaveText(/^RAL\s3020/);
  await openGroup('Opties');
  await expect(page.getByRole('checkbox', { name: 'Losse mediaspeler' })).toBeChecked();
});

test.describe('buyer journey without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product page and configurator lead to a message with every choice', async ({ page }) => {
    await page.goto(productHref('wall-kiosk'));
    await expect(page.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
    await page.getByRole('button', { name: 'Stel de Wall kiosk samen' }).click();

    const { choose, chosen, summary, request } = configurator(page);
    await expect(chosen('Model')).toHaveText('Wall kiosk');
    await choose('Schermmaat', /^55\sinch/);
    await choose('Plaatsing', 'Liggend');
    await choose('Touchscreen', /^Met touchscreen/);
    await choose('Kleur', /^RAL\s3020/);
    for (const extra of ['Losse mediaspeler', 'Privacyfilter tegen meekijken']) {
      await choose('Opties', extra);
    }
    await page.getByRole('button', { name: 'Reken opnieuw' }).click();
    await expect(summary).toContainText(formatPrice(priceOf(wanted)));

    const mail = await page.getByRole('link', { name: 'mail ons' }).getAttribute('href');
    const body = new URL(mail ?? '').searchParams.get('body');
    expect(body?.split('\r\n')).toEqual(expect.arrayContaining(requestedLines));
    await request.click();
    const form = contactForm(page);
    await expect(form.field('subject')).toHaveValue('Samenstelling: Wall kiosk, 55 inch');
    const message = await form.field('message').inputValue();
    expect(message.split('\n')).toEqual(expect.arrayContaining(requestedLines));
  });
});

test('a buyer goes from sector by the connected portal to a stored request', async ({ page }) => {
  await page.goto(sites.siteWithEmbeds + sectorHref('restaurants'));
  await page.getByRole('link', { name: 'Stel de Ceiling kiosk samen' }).click();
  const portal = contentOf(page.getByTitle('Kioskconfigurator'));
  await expect(portal.getByRole('heading')).toContainText('D-1043');
  // Uses the keyboard: after scrolling, Chromium sends the first click to the frame that was there before.
  await page.getByRole('link', { name: 'Vraag de samenstelling aan via contact' }).press('Enter');
  const form = contactForm(page);
  await expect(form.field('subject')).toHaveValue('Samenstelling van een kiosk');
  await form.field('message').fill('Wij stelden een kiosk samen in uw portaal.');
  const row = await sendRequest(page);
  expect(row?.message).toBe('Wij stelden een kiosk samen in uw portaal.');
});

/** Sends the contact form and returns the only message that it stored. */
async function sendRequest(page: Page) {
  const form = contactForm(page);
  const email = `inkoop-${randomUUID()}@bedrijf.example`;
  await form.field('name').fill('Noor Vermeer');
  await form.field('email').fill(email);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  const [row, ...others] = await messagesFrom(email);
  expect(others).toEqual([]);
  return row;
}

async function messagesFrom(email: string): Promise<{ subject: string; message: string }[]> {
  const response = await requestBackend(
    `contact_messages?select=subject,message&email=eq.${encodeURIComponent(email)}`,
  );
  return response.json();
}
