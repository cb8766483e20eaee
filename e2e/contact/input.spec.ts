import { doubtAbout } from '../../lib/contact/email-address';
import { contactFields, contactLimits, fieldTexts } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { routes } from '../../lib/routes';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { contactForm, newMessage, openContactForm } from './contact-form';

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

for (const [what, typed, stored] of [
  ['a direction mark and a no-break space around it', '\u200ejan@deboer.example\u00a0'],
  ['a name before it', 'Jan de Boer <jan@deboer.example>;'],
  ['the scheme of a link', 'mailto:jan@deboer.example'],
  ['a full stop behind it', 'jan@deboer.example.'],
  ['letters outside ASCII', 'zoë@deboer.example', 'zoë@deboer.example'],
] as const) {
  test(`contact form takes an address with ${what}, by Enter too`, async ({ page }) => {
    const message = newMessage();
    const form = await openContactForm(page);
    await form.fill({ ...message, email: '' });
    await form.field('email').fill(typed);
    await form.field('email').press('Enter');
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([
      expect.objectContaining({ ...message, email: stored ?? message.email }),
    ]);
  });
}

test('contact form asks about an address without a dot, and takes it', async ({ page }) => {
  const message = { ...newMessage(), email: 'jan@deboer' };
  const form = await openContactForm(page);
  await form.fill(message);
  const question = doubtAbout(message.email);
  await expect(form.field('email')).toHaveAccessibleDescription(
    new RegExp(question.replace('?', '\\?')),
  );
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  await expect(page.getByText(question)).toHaveCount(0);
});

test('contact form tidies an address when its field is left', async ({ page }) => {
  const form = await openContactForm(page);
  await form.field('email').fill('<jan@deboer.example>, ');
  await form.field('message').focus();
  await expect(form.field('email')).toHaveValue('jan@deboer.example');
});

withAndWithoutJavaScript(() => {
  test('the title of the page says that a form has errors, until it has none', async ({ page }) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill({ ...newMessage(), name: ' ' });
    await form.send();
    await expect(form.failure).toBeVisible();
    await expect(page).toHaveTitle(/^Fout: .* \| Zuilwerk$/);
    await form.field('name').fill('Jan de Boer');
    await form.send();
    await expect(form.success).toBeVisible();
    await expect(page).toHaveTitle(/^Contact/);
  });
});

test('the title of another page does not say that a form has errors', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fill(nothing);
  await form.send();
  await expect(page).toHaveTitle(/^Fout: Contact/);
  await page.getByRole('banner').getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(routes.support);
  await expect(page).not.toHaveTitle(/Fout|Contact,/);
});

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
  await expect(form.field('name')).toHaveAttribute('aria-invalid', 'false');
});
