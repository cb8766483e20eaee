import { MESSAGES_PER_BROWSER } from '../../lib/contact/rate-limiters';
import { LIMITED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { site as company } from '../../lib/site';
import { startRedis } from '../../scripts/harness/redis.ts';
import { formBody, post } from '../http/raw-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, randomClientIp, sites } from '../support/fixtures';
import { test } from '../support/own-site';
import { contactForm, newMessage } from './contact-form';

embeddedBackendOnly();

const robot = { 'user-agent': 'Robot' };

/** Sends messages one after the other, as a browser without JavaScript. Returns what became of the last one. */
async function send(count: number, headers: Record<string, string>, siteUrl = sites.site) {
  let answer = '';
  for (let number = 0; number < count; number += 1) {
    answer = await (await post(await formBody(newMessage()), headers, '/contact', siteUrl)).text();
  }
  if (answer.includes(SENT_TEXT)) return 'sent';
  return answer.includes(LIMITED_TEXT) ? 'limited' : 'neither';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who sent too many messages is asked to try later or to call, and keeps the text', async ({
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

test('who shares an address with a robot still gets a message through', async () => {
  const office = randomClientIp();
  expect(await send(MESSAGES_PER_BROWSER + 5, { ...office, ...robot })).toBe('limited');
  expect(await send(1, { ...office, 'user-agent': 'Firefox' })).toBe('sent');
});

test('where no proxy stands before the site, a made-up address is no way round the limit', async ({
  startSite,
}) => {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '0' });
  for (let number = 0; number < MESSAGES_PER_BROWSER; number += 1) {
    expect(
      await send(
        1,
        { ...randomClientIp(), 'x-connection-address': `${number}`, ...robot },
        site.url,
      ),
    ).toBe('sent');
  }
  expect(
    await send(1, { ...randomClientIp(), 'x-connection-address': '9', ...robot }, site.url),
  ).toBe('limited');
});

test('two instances count the messages of a sender together, and by themselves while Redis is away', async ({
  startSite,
}) => {
  const redis = await startRedis();
  const one = await startSite({ REDIS_URL: redis.url });
  const other = await startSite({ REDIS_URL: redis.url });
  let sender = { ...randomClientIp(), ...robot };
  // An instance that waits in vain for Redis counts by itself, which a busy machine brings about.
  await expect(async () => {
    sender = { ...randomClientIp(), ...robot };
    expect(await send(MESSAGES_PER_BROWSER, sender, one.url)).toBe('sent');
    expect(await send(1, sender, other.url)).toBe('limited');
  }).toPass();

  await redis.stop();
  expect(await send(1, sender, other.url)).toBe('sent');
  expect(await send(MESSAGES_PER_BROWSER, sender, other.url)).toBe('limited');
});

test('a Redis that falls silent holds up no message', async ({ startSite }) => {
  const redis = await startRedis();
  const site = await startSite({ REDIS_URL: redis.url });
  expect(await send(1, randomClientIp(), site.url)).toBe('sent');
  redis.pause();
  expect(await send(1, randomClientIp(), site.url)).toBe('sent');
  await redis.stop();
});
