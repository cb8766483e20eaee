import type { Request, Route } from 'playwright/test';
import { site as company } from '../../lib/business/site';
import { FAILED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { routes } from '../../lib/routes';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { createGate, holdBack } from '../support/gate';
import { hurry } from '../support/hurry';
import { newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

const ABOVE_TEN_SECONDS = { from: 10_001, to: Number.MAX_VALUE };

test('contact form sends from a device that its browser thinks is offline', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  const message = newMessage();
  const form = await openContactForm(page);
  await form.fill(message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test('links work while a message is being sent, and it arrives', async ({ page }) => {
  const message = newMessage();
  const form = await openContactForm(page);
  const isPost = (request: Request) => request.method() === 'POST';
  const post = createGate();
  await page.route('**/contact*', async (route) => {
    if (isPost(route.request())) await post.opened;
    await route.continue();
  });
  await form.fill(message);
  await form.send();
  await expect(form.button).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(routes.support);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  post.open();
  await expect.poll(async () => (await messagesWithSubject(message.subject)).length).toBe(1);
});

test('text that is typed while a message is being sent stays', async ({ page }) => {
  const message = newMessage();
  const form = await openContactForm(page);
  const letThrough = await holdBack(page, '**/contact*');
  await form.fill(message);
  await form.send();
  await form.field('message').fill('En nog iets.');
  letThrough();
  await expect(form.success).toHaveText(SENT_TEXT);
  await expect(form.field('message')).toHaveValue('En nog iets.');
});

test.describe('when something between browser and site fails', () => {
  test.use({
    expectedConsoleErrors: ['status of 404', 'status of 409', 'status of 502', 'net::ERR_'],
  });

  test('contact form without a connection says so, keeps the text and sends it later', async ({
    page,
    context,
  }) => {
    const message = newMessage();
    const form = await openContactForm(page);
    await form.fill(message);
    await context.setOffline(true);
    await form.send();
    await expect(form.failure).toContainText('U bent niet verbonden met internet.');
    await expect(
      form.failure.getByRole('link', { name: company.phone.office.label }),
    ).toBeVisible();
    await expect(form.failure.getByRole('link', { name: company.email.info })).toBeVisible();
    await form.expectKept(message);

    await context.setOffline(false);
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toHaveLength(1);
  });

  const failures: [string, (route: Route) => Promise<void>][] = [
    [
      'an older deployment does not know the form any more',
      (route) =>
        route.fulfill({
          status: 404,
          headers: { 'x-nextjs-action-not-found': '1', 'content-type': 'text/plain' },
          body: 'Server action not found.',
        }),
    ],
    [
      'a host refuses the older deployment',
      (route) => route.fulfill({ status: 409, body: 'Server Action unavailable' }),
    ],
    [
      'a proxy answers with its own error page',
      (route) =>
        route.fulfill({
          status: 502,
          contentType: 'text/html',
          body: '<!doctype html><h1>Bad Gateway</h1>',
        }),
    ],
    [
      'a network login answers in place of the site',
      (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welkom, log in</h1>' }),
    ],
    ['the connection drops', (route) => route.abort('connectionreset')],
  ];

  for (const [situation, fail] of failures) {
    test(`contact form shows the error text and keeps what was typed when ${situation}`, async ({
      page,
    }) => {
      const message = newMessage();
      const form = await openContactForm(page);
      await form.fill(message);
      await page.route('**/contact*', fail);
      await form.send();
      await expect(form.failure).toContainText(FAILED_TEXT);
      await form.expectKept(message);

      await page.unrouteAll();
      await form.send();
      await expect(form.success).toHaveText(SENT_TEXT);
      expect(await messagesWithSubject(message.subject)).toHaveLength(1);
    });
  }

  test('contact form tries once more by itself after a failure, and stores the message once', async ({
    page,
  }) => {
    const message = newMessage();
    const form = await openContactForm(page);
    await form.fill(message);
    // The first message is stored, but its response is lost.
    await page.route(
      '**/contact*',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toHaveLength(1);
  });

  test('contact form tries once more when the first try is silent', async ({ page }) => {
    await hurry(page, ABOVE_TEN_SECONDS);
    const message = newMessage();
    const form = await openContactForm(page);
    await form.fill(message);
    await page.route('**/contact*', () => {}, { times: 1 });
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toHaveLength(1);
  });

  test('contact form gives up after a silence, with phone and mail, and can be sent again', async ({
    page,
  }) => {
    await hurry(page, ABOVE_TEN_SECONDS);
    const message = newMessage();
    const form = await openContactForm(page);
    await form.fill(message);
    await page.route('**/contact*', () => {}, { times: 2 });
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await expect(
      form.failure.getByRole('link', { name: company.phone.office.label }),
    ).toBeVisible();
    await expect(form.button).toBeEnabled();
    await form.expectKept(message);
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toHaveLength(1);
  });

  test('contact form stores a message once when its response is lost, and a changed message separately', async ({
    page,
  }) => {
    const message = newMessage();
    const form = await openContactForm(page);
    const storedTexts = async () =>
      (await messagesWithSubject(message.subject)).map((row) => row.message).sort();
    const loseAnswers = () =>
      page.route('**/contact*', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
    await form.fill(message);
    await loseAnswers();
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await page.unrouteAll();
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await storedTexts()).toEqual([message.message]);

    await form.fill({ ...message, message: 'Drie kiosken.' });
    await loseAnswers();
    await form.send();
    await expect(form.failure).toContainText(FAILED_TEXT);
    await page.unrouteAll();
    await form.field('message').fill('Nee, vier kiosken.');
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await storedTexts()).toEqual(['Drie kiosken.', 'Nee, vier kiosken.', message.message]);
  });
});
