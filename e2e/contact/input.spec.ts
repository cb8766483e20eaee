import { contactFields, contactLimits, fieldTexts } from '../../lib/contact/fields';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

const nothing = { name: '', email: '', subject: '', message: '' };

test('contact form names empty fields beside each field and in a summary that takes the focus', async ({
  page,
}) => {
  const form = await openContactForm(page);
  await form.fill(nothing);
  await form.send();
  await expect(form.failure).toBeFocused();
  for (const name of contactFields) {
    const { empty } = fieldTexts[name];
    await expect(form.field(name)).toHaveAccessibleDescription(new RegExp(`${empty}$`));
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.failure.getByRole('link', { name: empty })).toBeVisible();
  }
});

test('a link in the summary of errors moves the focus to its field', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fill({ ...newMessage(), message: '' });
  await form.send();
  await expect(form.failure.getByRole('link')).toHaveCount(1);
  await form.failure.getByRole('link', { name: fieldTexts.message.empty }).click();
  await expect(form.field('message')).toBeFocused();
});

for (const email of ['jan.deboer.example', 'jan@', 'jan de@boer.example']) {
  test(`contact form refuses “${email}” as an e-mail address and keeps the text`, async ({
    page,
  }) => {
    const message = { ...newMessage(), email };
    const form = await openContactForm(page);
    await form.fill(message);
    await form.send();
    await expect(form.field('email')).toHaveAccessibleDescription(
      new RegExp(`${fieldTexts.email.malformed}$`),
    );
    await form.expectKept(message);
  });
}

test('contact form treats white space as empty', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fill({ ...newMessage(), name: '   ', message: ' \n ' });
  await form.send();
  for (const name of ['name', 'message'] as const) {
    await expect(form.field(name)).toHaveAccessibleDescription(
      new RegExp(`${fieldTexts[name].empty}$`),
    );
  }
  await expect(form.failure.getByRole('listitem')).toHaveCount(2);
});

test('contact form says by how many characters a message is too long and keeps it', async ({
  page,
}) => {
  const message = { ...newMessage(), message: '😀'.repeat(contactLimits.message.max + 3) };
  const form = await openContactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.field('message')).toHaveAccessibleDescription(/Maak het 3 tekens korter\.$/);
  await form.expectKept(message);
});

test('a corrected contact form loses its errors and is sent', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fill({ ...newMessage(), name: '' });
  await form.send();
  await expect(form.failure).toBeVisible();
  await form.field('name').fill('Jan de Boer');
  await form.send();
  await expect(form.success).toBeVisible();
  await expect(form.failure).toHaveCount(0);
  await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
});
