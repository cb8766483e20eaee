import { site as company } from '../../lib/business/site';
import { FAILED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import { extendedTimeouts } from '../../packages/testbed/timeouts.ts';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { createSiteStarter } from '../support/start-site';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

// The tests share a backend that they make fail.
test.describe.configure({ mode: 'default' });

const { startSite, stopAll } = createSiteStarter();
let backend: Awaited<ReturnType<typeof startFaultyBackend>>;
let siteUrl: string;

test.beforeAll(async () => {
  backend = await startFaultyBackend(sites.backend.url);
  siteUrl = (await startSite({ SUPABASE_URL: backend.url, ...extendedTimeouts })).url;
});

test.afterEach(() => backend.setFault('ok'));

test.afterAll(async () => {
  await stopAll();
  await backend.close();
});

for (const mode of ['error', 'hang', 'reset', 'malformed', 'empty'] as const) {
  test(`contact form shows the error text and keeps the message while the backend fails (${mode}), and a retry stores it once`, async ({
    page,
  }) => {
    const message = newMessage();
    const form = await openContactForm(page, siteUrl);
    await form.fill(message);
    await backend.setFault(mode);
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await expect(form.failure).toBeFocused();
    await form.expectKept(message);

    await backend.setFault('ok');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
  });
}

test('contact form error text links to e-mail and phone', async ({ page }) => {
  const form = await openContactForm(page, siteUrl);
  await form.fill(newMessage());
  await backend.setFault('error');
  await form.send();
  const mail = form.failure.getByRole('link', { name: company.email.info });
  await expect(mail).toHaveAttribute('href', `mailto:${company.email.info}`);
  const phone = form.failure.getByRole('link', { name: company.phone.office.label });
  await expect(phone).toHaveAttribute('href', company.phone.office.href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact form shows the error text and keeps the message while the backend fails, and a retry stores it once', async ({
    page,
  }) => {
    const message = newMessage();
    await page.goto(`${siteUrl}/contact`);
    const form = contactForm(page);
    await form.fill(message);
    await backend.setFault('error');
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await form.expectKept(message);

    await backend.setFault('ok');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
  });

  test('contact form retries with the same idempotency key', async ({ page }) => {
    await page.goto(`${siteUrl}/contact`);
    const form = contactForm(page);
    const key = form.form.locator('input[name=submission_key]');
    await expect(key).toHaveValue('');
    await form.fill(newMessage());
    await backend.setFault('error');
    await form.send();
    await expect(key).toHaveValue(/^[0-9a-f-]{36}$/);
    const firstKey = await key.inputValue();
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await expect(key).toHaveValue(firstKey);
  });
});
