import { randomUUID } from 'node:crypto';
import type { Composition } from '../../lib/configurator/composition';
import { standardComposition } from '../../lib/configurator/composition';
import { priceOf } from '../../lib/configurator/price';
import { toQuery } from '../../lib/configurator/query';
import { contactHref } from '../../lib/contact/contact-href';
import { SENT_TEXT } from '../../lib/contact/state';
import { formatPrice } from '../../lib/products/format';
import { productHref, routes } from '../../lib/routes';
import { stripNbsp } from '../../lib/text/strip-nbsp';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { configuratorIn } from './configurator';

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
  `Richtprijs: ${stripNbsp(formatPrice(priceOf(wanted)))} excl. btw, transport en plaatsing`,
];

test('a quote request stores every choice from product page, comparison and configurator', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expect(page.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await page.getByRole('link', { name: 'Vergelijk Wall kiosk' }).click();
  await expect(page).toHaveURL(/vergelijk=wall-kiosk/);
  await expectHydrated(page);
  const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
  await comparison.getByRole('checkbox', { name: 'Ceiling kiosk', exact: true }).uncheck();
  await page.getByRole('radio', { name: '55 inch' }).check();
  await expect(comparison.getByRole('columnheader')).toHaveText(['Wall kiosk', 'Brandvision']);

  await comparison.getByRole('link', { name: 'Stel Wall kiosk samen' }).click();
  const { choice, isLive, request } = configuratorIn(page);
  await expect(choice(/^Wall kiosk/)).toBeChecked();
  await expect(choice(/^55\sinch/)).toBeChecked();
  await expect(choice(/^RAL\s3020/)).toBeChecked();
  await isLive();
  await choice('Liggend').check();
  await choice(/^Met touchscreen/).check();
  const frame = page.getByTitle('Kioskconfigurator').contentFrame();
  for (const extra of ['Losse mediaspeler', 'Privacyfilter tegen meekijken']) {
    await frame.getByRole('checkbox', { name: extra }).check();
  }
  await expect(page).toHaveURL(configuratorUrl);
  await request.click();

  await expect(page).toHaveURL(contactHref('samenstelling'));
  const form = contactForm(page);
  const email = `inkoop-${randomUUID()}@bedrijf.example`;
  await expect(form.field('message')).toHaveValue(/^Graag een offerte voor deze kiosk\./);
  await form.field('name').fill('Noor Vermeer');
  await form.field('email').fill(email);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);

  const [row, ...others] = await messagesFrom(email);
  expect(others).toEqual([]);
  expect(row?.subject).toBe('Samenstelling: Wall kiosk, 55 inch');
  expect(row?.message.split('\n')).toEqual(expect.arrayContaining(requestedLines));
  expect(row?.message).toMatch(new RegExp(`\n${sites.site}\\S+$`));

  // The link in the request opens the configurator with the same choices.
  const [link = ''] = /http\S+$/.exec(row?.message ?? '') ?? [];
  expect(link).toBe(sites.site + configuratorUrl);
  await page.goto(link);
  await expect(choice(/^RAL\s3020/)).toBeChecked();
  await expect(frame.getByRole('checkbox', { name: 'Losse mediaspeler' })).toBeChecked();
});

test.describe('buyer journey without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product page and configurator lead to a message with every choice', async ({ page }) => {
    await page.goto(productHref('wall-kiosk'));
    await expect(page.getByRole('rowheader', { name: 'Levertijd' })).toBeVisible();
    await page.getByRole('link', { name: 'Stel Wall kiosk samen' }).first().click();

    const { choice, summary, request } = configuratorIn(page);
    const frame = page.getByTitle('Kioskconfigurator').contentFrame();
    await expect(choice(/^Wall kiosk/)).toBeChecked();
    await choice(/^55\sinch/).check();
    await choice('Liggend').check();
    await choice(/^Met touchscreen/).check();
    await choice(/^RAL\s3020/).check();
    for (const extra of ['Losse mediaspeler', 'Privacyfilter tegen meekijken']) {
      await frame.getByRole('checkbox', { name: extra }).check();
    }
    await frame.getByRole('button', { name: 'Reken opnieuw' }).click();
    await expect(summary).toContainText(formatPrice(priceOf(wanted)));

    const mail = await frame.getByRole('link', { name: 'mail ons' }).getAttribute('href');
    const body = new URL(mail ?? '').searchParams.get('body');
    expect(body?.split('\r\n')).toEqual(expect.arrayContaining(requestedLines));
    await request.click();
    const form = contactForm(page);
    await expect(form.field('subject')).toHaveValue('Samenstelling: Wall kiosk, 55 inch');
    const message = await form.field('message').inputValue();
    expect(message.split('\n')).toEqual(expect.arrayContaining(requestedLines));
  });
});

async function messagesFrom(email: string): Promise<{ subject: string; message: string }[]> {
  const response = await requestBackend(
    `contact_messages?select=subject,message&email=eq.${encodeURIComponent(email)}`,
  );
  return response.json();
}
