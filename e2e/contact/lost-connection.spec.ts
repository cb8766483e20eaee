import { FAILED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { site } from '../../lib/site';
import { embeddedBackendOnly, messagesWithSubject, setFault } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

test.describe.configure({ mode: 'serial' });
test.afterEach(() => setFault('ok'));

for (const mode of ['error', 'hang', 'reset', 'malformed', 'empty'] as const) {
  test(`a backend that fails (${mode}) gives the red text, keeps the message and stores it later once`, async ({
    page,
  }) => {
    const message = newMessage();
    const form = await openContactForm(page, sites.siteWithFaults);
    await form.fill(message);
    await setFault(mode);
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await expect(form.failure).toBeFocused();
    await form.expectKept(message);

    await setFault('ok');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
  });
}

test('the red text offers mail and phone', async ({ page }) => {
  const form = await openContactForm(page, sites.siteWithFaults);
  await form.fill(newMessage());
  await setFault('error');
  await form.send();
  const mail = form.failure.getByRole('link', { name: site.email.info });
  await expect(mail).toHaveAttribute('href', `mailto:${site.email.info}`);
  const phone = form.failure.getByRole('link', { name: site.phone.office.label });
  await expect(phone).toHaveAttribute('href', site.phone.office.href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a failing backend gives the red text, keeps the message and stores it later once', async ({
    page,
  }) => {
    const message = newMessage();
    await page.goto(`${sites.siteWithFaults}/contact`);
    const form = contactForm(page);
    await form.fill(message);
    await setFault('error');
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await form.expectKept(message);

    await setFault('ok');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
  });

  test('the second try carries the key of the first, so that it cannot become a second message', async ({
    page,
  }) => {
    await page.goto(`${sites.siteWithFaults}/contact`);
    const form = contactForm(page);
    const key = form.form.locator('input[name=submission_key]');
    await expect(key).toHaveValue('');
    await form.fill(newMessage());
    await setFault('error');
    await form.send();
    await expect(key).toHaveValue(/^[0-9a-f-]{36}$/);
    const firstKey = await key.inputValue();
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await expect(key).toHaveValue(firstKey);
  });
});
