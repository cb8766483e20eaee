import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { type ContactField, type ContactMessage, contactFields } from '../../lib/contact/fields';
import { routes } from '../../lib/routes';

const labels: Record<ContactField, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  message: 'Bericht',
};

/** A message with a unique subject. */
export function newMessage(): ContactMessage {
  return {
    name: 'Jan de Boer',
    email: 'jan@deboer.example',
    subject: `Test ${randomUUID()}`,
    message: 'Wij zoeken twee kiosken voor onze hal.',
  };
}

export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Bericht aan Zuilwerk' });
  const field = (name: ContactField): Locator =>
    form.getByRole('textbox', { name: labels[name], exact: true });
  const forEachField = async (act: (name: ContactField) => Promise<void>) => {
    for (const name of contactFields) await act(name);
  };
  return {
    form,
    field,
    button: form.getByRole('button'),
    success: form.getByRole('status'),
    failure: form.getByRole('alert'),
    fill: (message: ContactMessage) => forEachField((name) => field(name).fill(message[name])),
    send: () => form.getByRole('button', { name: 'Bericht versturen' }).click(),
    expectKept: (message: ContactMessage) =>
      forEachField((name) => expect(field(name)).toHaveValue(message[name])),
  };
}

/** Opens the contact page and waits until the form is hydrated. */
export async function openContactForm(page: Page, siteUrl = '') {
  const subject = `Voorbeeld ${randomUUID()}`;
  await page.goto(`${siteUrl}${routes.contact}?onderwerp=${subject}`);
  const form = contactForm(page);
  // Only the script fills in the subject of the query string.
  await expect(form.field('subject')).toHaveValue(subject);
  return form;
}
