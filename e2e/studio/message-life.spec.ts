import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { ContactMessage } from '../../lib/contact/fields';
import { openContactForm } from '../contact/contact-form';
import { embeddedBackendOnly } from '../support/backend';
import { skipBotDelay } from '../support/fixtures';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { newEmail, storeMessage, TWO_DAYS_AGO } from './messages';

embeddedBackendOnly();

/** Sends as a visitor, on the site. */
async function sendMessage(page: Page, message: ContactMessage) {
  await skipBotDelay(page);
  const form = await openContactForm(page, sites.site);
  await form.fill(message);
  await form.form.getByText(/^Bedrijf, telefoon/).click();
  await form.form.getByLabel('Telefoonnummer').fill('06 12 34 56 78');
  await form.send();
  await expect(form.success).toBeVisible();
}

test('a message of a visitor is read, answered, noted, found, exported and deleted', async ({
  page,
  studioUrl,
}) => {
  const email = newEmail();
  const subject = `Vraag ${email}`;
  await sendMessage(page, {
    name: 'Jan de Vries',
    email,
    subject,
    message: 'Past een zuil\nnaast de balie?',
  });

  await page.goto(`${studioUrl}#/postvak`);
  await expect(page.getByRole('button', { name: 'Nieuw' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: subject }).click();
  const message = page.getByRole('article', { name: subject });
  await expect(message.getByRole('heading', { name: subject })).toBeFocused();
  await expect(message).toContainText('Past een zuil');
  await expect(message.getByRole('definition')).toHaveText('06 12 34 56 78');

  const reply = new URL(
    (await message.getByRole('link', { name: 'Beantwoorden' }).getAttribute('href')) ?? '',
  );
  expect(reply.pathname).toBe(email);
  expect(reply.searchParams.get('subject')).toBe(`Re: ${subject}`);
  expect(reply.searchParams.get('body')).toMatch(/^Beste Jan de Vries,[\s\S]*> naast de balie\?$/);

  const note = message.getByRole('textbox', { name: 'Notitie' });
  await note.fill('Belt maandag terug');
  await note.blur();
  await expect(message.getByText('Bewaard.', { exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'Zet op beantwoord' }).click();
  await expect(message.getByText(/^Beantwoord op .* door Anna\.$/)).toBeVisible();

  await page
    .getByRole('button', { name: 'Beantwoord', exact: false })
    .and(page.locator('[aria-pressed]'))
    .click();
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(`maandag ${email}`);
  const list = page.getByRole('region', { name: 'Lijst' });
  await expect(list.getByRole('button', { name: subject })).toContainText('Met notitie');

  await page.getByRole('button', { name: 'Gegevens van één persoon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gegevens van één persoon' });
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`1\u00a0bericht van ${email.toUpperCase()}:`)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download als JSON' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  const asked = { asked_phone: '06 12 34 56 78', message: 'Past een zuil\nnaast de balie?' };
  expect(JSON.parse(text)).toEqual([expect.objectContaining({ email, subject, ...asked })]);

  await dialog.getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  const question = page.getByRole('dialog', { name: '1\u00a0bericht wissen?' });
  await question.getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  await expect(dialog.getByText(`1\u00a0bericht van ${email.toUpperCase()} gewist.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByText(/^Geen bericht gevonden/)).toBeVisible();
});

test('on a phone a message takes the place of the list, and Back returns to it', async ({
  page,
  studioUrl,
}) => {
  const subject = `Terug ${randomUUID()}`;
  await storeMessage({ subject, created_at: TWO_DAYS_AGO });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${studioUrl}#/postvak`);
  const late = page.getByText(/langer dan 24\u00a0uur op antwoord/);
  await expect(late).toBeVisible();
  // Below the messages of other tests, which are newer.
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(subject);
  const button = page.getByRole('button', { name: subject });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: subject })).toBeFocused();
  await expect(button).toBeHidden();
  await expect(late).toBeHidden();
  await page.goBack();
  await expect(late).toBeVisible();
  await expect(button).toBeFocused();
});

test('a message that waits for more than a day stands out by words', async ({
  page,
  studioUrl,
}) => {
  const subject = `Oud ${randomUUID()}`;
  await storeMessage({ subject, created_at: TWO_DAYS_AGO });
  await page.goto(`${studioUrl}#/postvak`);
  await expect(page.getByRole('alert')).toContainText('langer dan 24\u00a0uur');
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(subject);
  await expect(page.getByRole('button', { name: subject })).toContainText('Wacht al 2\u00a0dagen');
});
