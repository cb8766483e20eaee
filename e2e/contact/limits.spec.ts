import { site as company } from '../../lib/business/site';
import { MESSAGES_PER_BROWSER } from '../../lib/contact/rate-limiters';
import { LIMITED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { formBody, post } from '../http/raw-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, randomClientIp, sites } from '../support/fixtures';
import { test } from '../support/own-site';
import { contactForm, newMessage } from './contact-form';

embeddedBackendOnly();

const bot = { 'user-agent': 'Robot' };

/** Sends messages one by one as a browser without JavaScript. @returns the result of the last one */
async function send(count: number, headers: Record<string, string>, siteUrl = sites.site) {
  let html = '';
  for (let number = 0; number < count; number += 1) {
    html = await (await post(await formBody(newMessage()), headers, '/contact', siteUrl)).text();
  }
  if (html.includes(SENT_TEXT)) return 'sent';
  return html.includes(LIMITED_TEXT) ? 'limited' : 'neither';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rate-limited contact form keeps the text and asks to try later or to call', async ({
    page,
    extraHTTPHeaders,
  }) => {
    const browser = await page.evaluate(() => navigator.userAgent);
    await send(MESSAGES_PER_BROWSER, {
      ...extraHTTPHeaders,
      'user-agent': browser,
      'accept-language': 'nl-NL',
    });
    const message = newMessage();
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill(message);
    await form.send();
    await expect(form.failure).toContainText(LIMITED_TEXT);
    await expect(
      form.failure.getByRole('link', { name: company.phone.office.label }),
    ).toHaveAttribute('href', company.phone.office.href);
    await form.expectKept(message);
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });
});

test('rate limit of a bot leaves another browser on the same IP address free to send', async () => {
  const office = randomClientIp();
  expect(await send(MESSAGES_PER_BROWSER + 5, { ...office, ...bot })).toBe('limited');
  expect(await send(1, { ...office, 'user-agent': 'Firefox' })).toBe('sent');
});

test('without a trusted proxy a forged IP address does not evade the rate limit', async ({
  startSite,
}) => {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '0' });
  for (let number = 0; number < MESSAGES_PER_BROWSER; number += 1) {
    expect(
      await send(1, { ...randomClientIp(), 'x-connection-address': `${number}`, ...bot }, site.url),
    ).toBe('sent');
  }
  expect(
    await send(1, { ...randomClientIp(), 'x-connection-address': '9', ...bot }, site.url),
  ).toBe('limited');
});
