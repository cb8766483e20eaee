import type { Page } from 'playwright/test';
import { contactHref } from '../../lib/contact/contact-href';
import { openFaultReport } from '../../lib/contact/fault-report';
import { SENT_TEXT } from '../../lib/contact/state';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { createGate } from '../support/gate';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

const FAULT = contactHref('storing');
const WARRANTY = contactHref('garantie');

async function open(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
  return contactForm(page);
}

async function reload(page: Page) {
  await page.reload();
  await expectHydrated(page);
}

const sessionStorageLength = (page: Page) => page.evaluate(() => sessionStorage.length);

test('a draft is restored after reload and Back, until it is sent', async ({ page }) => {
  const message = { ...newMessage(), subject: 'Storing melden' };
  const form = await open(page, FAULT);
  await form.field('name').fill(message.name);
  await form.field('email').fill(message.email);
  await form.field('message').fill(message.message);
  await reload(page);
  await form.expectKept(message);

  await page.goto(routes.kiosken);
  await page.goBack();
  await expectHydrated(page);
  await form.expectKept(message);

  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await sessionStorageLength(page)).toBe(0);
  await reload(page);
  await form.expectKept({
    name: '',
    email: '',
    subject: 'Storing melden',
    message: openFaultReport,
  });
});

test('a typed subject overrides the subject of the URL, and an empty one does not', async ({
  page,
}) => {
  const form = await open(page, FAULT);
  await form.field('name').fill('Jan de Boer');
  await form.field('subject').fill('Scherm blijft zwart');
  await reload(page);
  await expect(form.field('subject')).toHaveValue('Scherm blijft zwart');

  await form.field('subject').fill('');
  await reload(page);
  await expect(form.field('name')).toHaveValue('Jan de Boer');
  await expect(form.field('subject')).toHaveValue('Storing melden');
});

test('each URL of the contact form has its own draft', async ({ page }) => {
  const form = await open(page, FAULT);
  await form.field('message').fill('Het scherm blijft zwart.');
  await open(page, WARRANTY);
  await form.expectKept({ name: '', email: '', subject: 'Garantie verlengen', message: '' });
  await form.field('message').fill('Graag twee jaar langer.');
  await open(page, FAULT);
  await expect(form.field('message')).toHaveValue('Het scherm blijft zwart.');
});

test('emptying the form deletes the draft from the device', async ({ page }) => {
  const form = await open(page, routes.contact);
  await form.field('name').fill('Jan');
  expect(await sessionStorageLength(page)).toBe(1);
  await form.field('name').fill('');
  expect(await sessionStorageLength(page)).toBe(0);
});

test('a message whose response is cut off by a reload is stored once, however often it is sent', async ({
  page,
}) => {
  const message = newMessage();
  const form = await open(page, routes.contact);
  await form.fill(message);
  await page.route('**/contact', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    else await route.continue();
  });
  await form.send();
  await expect.poll(async () => (await messagesWithSubject(message.subject)).length).toBe(1);

  await reload(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await form.expectKept(message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test.describe('when the script loads late', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_FAILED'] });

  test('the response to a form sent meanwhile overrides the draft', async ({ page }) => {
    const form = await open(page, routes.contact);
    await form.field('message').fill('Een ander bericht.');

    const message = { ...newMessage(), name: ' ' };
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'load' });
    await form.fill(message);
    await page.unroute('**/*.js');
    await form.send();
    await expect(form.failure).toBeVisible();
    await expectHydrated(page);
    await form.expectKept(message);
  });
});

test('text typed before hydration overrides the draft', async ({ page }) => {
  const form = await open(page, routes.contact);
  await form.field('name').fill('Jan de Boer');
  await form.field('message').fill('Een ander bericht.');

  const scripts = createGate();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await form.field('message').fill('Dit bericht.');
  scripts.open();
  await expectHydrated(page);
  await expect(form.field('name')).toHaveValue('Jan de Boer');
  await expect(form.field('message')).toHaveValue('Dit bericht.');
});

test('the contact form sends in a browser that blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  const message = newMessage();
  const form = await openContactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});
