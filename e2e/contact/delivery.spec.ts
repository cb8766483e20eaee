import type { Route } from 'playwright/test';
import { FAILED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/fixtures';
import { newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

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
  await form.expectKept(message);

  await context.setOffline(false);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test.describe('when something between browser and site fails', () => {
  test.use({
    expectedConsoleErrors: ['status of 404', 'status of 409', 'status of 502', 'net::ERR_'],
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
