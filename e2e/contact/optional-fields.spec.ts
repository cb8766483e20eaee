import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { REQUEST_PATH } from '../../lib/business/configurator/request-path';
import { type Details, detailFields, detailLabels, readDetails } from '../../lib/contact/details';
import { contactLimits, fieldTexts } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

const QUOTE = `${REQUEST_PATH}?model=wall-kiosk`;
const nextYear = new Date().getUTCFullYear() + 1;
const details = {
  company: 'Bloemen: Van Loon',
  phone: '06 12 34 56 78',
  places: '4',
  date: `${nextYear}-03-15`,
};

const optional = (page: Page, name: keyof Details) =>
  contactForm(page).form.getByLabel(detailLabels[name]);
const folded = (page: Page) => contactForm(page).form.getByText(/^Bedrijf, telefoon/);

async function fillIn(page: Page, values: Details) {
  for (const name of detailFields) {
    const value = values[name];
    if (value !== undefined) await optional(page, name).fill(value);
  }
}

withAndWithoutJavaScript(() => {
  test('a quote request offers company, phone, places and date, and stores them in the message', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(QUOTE);
    const form = contactForm(page);
    const subject = `Offerte ${randomUUID()}`;
    await expect(page.getByRole('group', { name: /^Niet verplicht/ })).toBeVisible();
    await form.field('name').fill('Noor Jansen');
    await form.field('email').fill('noor@bloemen.example');
    await form.field('subject').fill(subject);
    const text = await form.field('message').inputValue();
    await fillIn(page, details);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);

    const [row] = await messagesWithSubject(subject);
    expect(readDetails(String(row?.message))).toEqual({ text: text.trim(), details });
    const receipt = page.getByRole('region', { name: 'Uw verzonden bericht' });
    await expect(receipt.getByRole('link')).toHaveCount(2);
    await receipt.getByText('Bekijk wat u heeft verzonden').click();
    await expect(receipt).toContainText(`Gewenste datum15\u00a0maart\u00a0${nextYear}`);
    await expect(receipt.getByText(text.split('\n')[2] ?? '')).toBeVisible();
    await expect(receipt).not.toContainText('Bij dit bericht ingevuld');
  });

  test('a question has them folded, and keeps them in view after an error', async ({ page }) => {
    const message = newMessage();
    await page.goto(routes.contact);
    const form = contactForm(page);
    await expect(optional(page, 'phone')).toBeHidden();
    await folded(page).click();
    await fillIn(page, { phone: details.phone, places: 'vier' });
    await form.fill(message);
    await form.send();
    const error = fieldTexts.places.malformed;
    await expect(form.failure.getByRole('link', { name: error })).toBeVisible();
    await expect(optional(page, 'places')).toHaveAccessibleDescription(error);
    await expect(optional(page, 'places')).toHaveValue('vier');
    await expect(optional(page, 'phone')).toHaveValue(details.phone);
    await optional(page, 'places').fill('4');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    const [row] = await messagesWithSubject(message.subject);
    expect(readDetails(String(row?.message)).details).toEqual({
      phone: details.phone,
      places: '4',
    });
  });
});

test('a date that is past is refused beside its field', async ({ page }) => {
  await page.goto(QUOTE);
  await expectHydrated(page);
  const { form, field, send, failure } = contactForm(page);
  await field('name').fill('Noor Jansen');
  await field('email').fill('noor@bloemen.example');
  await fillIn(page, { date: '2020-03-15' });
  await send();
  await expect(optional(page, 'date')).toHaveAccessibleDescription(fieldTexts.date.past);
  await failure.getByRole('link', { name: fieldTexts.date.past }).click();
  await expect(optional(page, 'date')).toBeFocused();
  await expect(form.getByRole('status')).toHaveCount(0);
});

test('a message that has no room for what is filled in below it says by how much', async ({
  page,
}) => {
  const form = await openContactForm(page);
  await form.fill({ ...newMessage(), message: 'a'.repeat(contactLimits.message.max) });
  await folded(page).click();
  await fillIn(page, { places: '4' });
  await form.send();
  await expect(form.field('message')).toHaveAccessibleDescription(
    /samen met wat u eronder heeft ingevuld\. Maak het \d+ tekens korter\.$/,
  );
});

test('optional fields stay in the draft, unfolded', async ({ page }) => {
  await openContactForm(page);
  await folded(page).click();
  await fillIn(page, details);
  await page.reload();
  await expect(optional(page, 'company')).toHaveValue(details.company);
  await expect(optional(page, 'date')).toHaveValue(details.date);
  await expect(optional(page, 'date')).toBeVisible();
});

test('a dealer is offered company and phone only', async ({ page }) => {
  await page.goto(routes.action);
  await expect(optional(page, 'company')).toHaveAttribute('autocomplete', 'organization');
  await expect(optional(page, 'phone')).toHaveAttribute('autocomplete', 'tel');
  await expect(optional(page, 'places')).toHaveCount(0);
});
