import type { Locator } from 'playwright/test';
import { contactFields } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';
import { holdBack } from '../support/gate';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

/** The RGB channels of an element's text colour, 0 to 255. */
async function textColour(element: Locator) {
  const colour = await element.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue };
}

test('contact form shows the success text and empties itself after sending', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fill(newMessage());
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  await expect(form.success).toBeFocused();
  const { red, green, blue } = await textColour(form.success);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await form.expectKept({ name: '', email: '', subject: '', message: '' });
});

test('every field of the contact form is in the first view of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await openContactForm(page);
  await reloadWithFonts(page);
  for (const name of contactFields) await expect(form.field(name)).toBeInViewport({ ratio: 1 });
});

test('the first two fields stand side by side, with and without an error', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await openContactForm(page);
  const expectAligned = async () => {
    const [name, email] = [form.field('name'), form.field('email')];
    const [left, right] = [await name.boundingBox(), await email.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  };
  await expectAligned();
  await form.field('name').fill('Jan de Boer');
  await form.send();
  await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
  await expectAligned();
});

test('a sent message is stored once, trimmed and with LF line breaks', async ({ page }) => {
  const message = newMessage();
  const form = await openContactForm(page);
  await form.fill({
    name: `  ${message.name} `,
    email: message.email,
    subject: ` ${message.subject}  `,
    message: '\n  Eerste regel\n\nTweede regel: “één” 😀\n ',
  });
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toEqual([
    expect.objectContaining({ ...message, message: 'Eerste regel\n\nTweede regel: “één” 😀' }),
  ]);
});

test('contact form sends a second message from the same page', async ({ page }) => {
  const [first, second] = [newMessage(), newMessage()];
  const form = await openContactForm(page);
  for (const message of [first, second]) {
    await form.fill(message);
    await form.send();
    await expect.poll(async () => (await messagesWithSubject(message.subject)).length).toBe(1);
    await expect(form.success).toHaveText(SENT_TEXT);
    await expect(form.field('message')).toHaveValue('');
  }
});

test('contact form disables its button, which keeps the focus, and says so while it sends', async ({
  page,
}) => {
  const form = await openContactForm(page);
  const letThrough = await holdBack(page, '**/contact*');
  await form.fill(newMessage());
  await form.button.press('Enter');
  await expect(form.button).toHaveText('Verzenden...');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toBeFocused();
  letThrough();
  await expect(form.success).toHaveText(SENT_TEXT);
  await expect(form.button).toHaveText('Bericht versturen');
  await expect(form.button).toBeEnabled();
});

test('a triple click on the button sends and stores one message', async ({ page }) => {
  const message = newMessage();
  const form = await openContactForm(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await form.fill(message);
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.querySelector('button')?.click();
    element.requestSubmit();
  });
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(posts).toBe(1);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test('contact form takes its subject from the query string', async ({ page }) => {
  await page.goto('/contact?onderwerp=Prijs+%26+levering');
  await expect(contactForm(page).field('subject')).toHaveValue('Prijs & levering');
});

test('the form on the page of the dealer campaign sends a message', async ({ page }) => {
  const message = newMessage();
  await page.goto('/action');
  const form = contactForm(page);
  await expect(form.field('subject')).toHaveValue('Dealer worden');
  await form.fill(message);
  await form.send();
  await expect(page.getByRole('status').filter({ hasText: SENT_TEXT })).toBeVisible();
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});
