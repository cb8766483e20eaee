import { MESSAGES_PER_BROWSER } from '../../lib/contact/rate-limiters';
import { LIMITED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { postHref, routes } from '../../lib/routes';
import { startRedis } from '../../packages/testbed/redis.ts';
import { newMessage } from '../contact/contact-form';
import { formBody, post } from '../http/raw-form';
import { deletePost, embeddedBackendOnly, publishPost, revalidatePost } from '../support/backend';
import { expect, randomClientIp, test } from '../support/http-test';
import { createSiteStarter, type OwnSite } from '../support/start-site';

embeddedBackendOnly();

// The tests share two instances and their Redis, which each test leaves running.
test.describe.configure({ mode: 'default' });

const { startSite, stopAll } = createSiteStarter();
let redis: Awaited<ReturnType<typeof startRedis>>;
let notified: OwnSite;
let other: OwnSite;

test.beforeAll(async () => {
  redis = await startRedis();
  const variables = { REDIS_URL: redis.url };
  [notified, other] = await Promise.all([startSite(variables), startSite(variables)]);
  await redis.hasListeners(2);
});

test.afterAll(async () => {
  await stopAll();
  await redis.stop();
});

const listOf = async (siteUrl: string) => (await fetch(siteUrl + routes.blog)).text();

/** Sends messages one by one as a browser without JavaScript. @returns the result of the last one */
async function send(count: number, headers: Record<string, string>, siteUrl: string) {
  let html = '';
  for (let number = 0; number < count; number += 1) {
    html = await (await post(await formBody(newMessage()), headers, '/contact', siteUrl)).text();
  }
  if (html.includes(SENT_TEXT)) return 'sent';
  return html.includes(LIMITED_TEXT) ? 'limited' : 'neither';
}

test('a post change announced to one instance reaches the other through Redis', async () => {
  const slug = await publishPost({ slug: 'overal' });
  expect(await listOf(other.url)).not.toContain(postHref(slug));
  await revalidatePost(notified.url, slug);
  for (const { url } of [notified, other]) {
    await expect.poll(() => listOf(url)).toContain(postHref(slug));
  }
  await deletePost(slug);
});

test('two instances share the rate limit of a client in Redis, and each keeps its own while Redis is down', async () => {
  const newClient = () => ({ ...randomClientIp(), 'user-agent': 'Robot' });
  let client = newClient();
  // A request to Redis may time out on a busy machine; the instance then counts by itself.
  await expect(async () => {
    client = newClient();
    expect(await send(MESSAGES_PER_BROWSER, client, notified.url)).toBe('sent');
    expect(await send(1, client, other.url)).toBe('limited');
  }).toPass();

  await redis.stop();
  expect(await send(1, client, other.url)).toBe('sent');
  expect(await send(MESSAGES_PER_BROWSER, client, other.url)).toBe('limited');
  await redis.restart();
});

test('without Redis an instance serves and revalidates its pages, and changes reach the other once Redis is back', async () => {
  await redis.stop();
  const slug = await publishPost({ slug: 'zonder-redis' });
  await revalidatePost(notified.url, slug);
  await expect.poll(() => listOf(notified.url)).toContain(postHref(slug));
  expect(notified.output()).toContain('Telling the other instances of a change failed');
  expect((await fetch(other.url + routes.blog)).status).toBe(200);

  await redis.restart();
  await expect
    .poll(async () => {
      await revalidatePost(notified.url, slug);
      return listOf(other.url);
    })
    .toContain(postHref(slug));
  await deletePost(slug);
});

test('a contact message is stored while Redis accepts commands and answers none', async () => {
  expect(await send(1, randomClientIp(), other.url)).toBe('sent');
  redis.pause();
  expect(await send(1, randomClientIp(), other.url)).toBe('sent');
});
