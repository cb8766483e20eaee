import { postHref, routes } from '../../lib/routes';
import { startRedis } from '../../scripts/harness/redis.mjs';
import { deletePost, embeddedBackendOnly, publishPost, renewPost } from '../support/backend';
import { expect, test } from '../support/http-test';

embeddedBackendOnly();

const listOf = async (siteUrl: string) => (await fetch(siteUrl + routes.blog)).text();

test('a change that one instance is told of reaches the other', async ({ startSite }) => {
  const redis = await startRedis();
  const told = await startSite({ REDIS_URL: redis.url });
  const other = await startSite({ REDIS_URL: redis.url });
  await redis.hasListeners(2);
  const slug = await publishPost({ slug: 'overal' });
  expect(await listOf(other.url)).not.toContain(postHref(slug));
  await renewPost(told.url, slug);
  for (const { url } of [told, other]) {
    await expect.poll(() => listOf(url)).toContain(postHref(slug));
  }
  await deletePost(slug);
  await redis.stop();
});

test('without Redis an instance serves and renews its pages, and tells the others again when it is back', async ({
  startSite,
}) => {
  const redis = await startRedis();
  const told = await startSite({ REDIS_URL: redis.url });
  const other = await startSite({ REDIS_URL: redis.url });
  await redis.stop();

  const unheard = await publishPost({ slug: 'zonder-redis' });
  await renewPost(told.url, unheard);
  await expect.poll(() => listOf(told.url)).toContain(postHref(unheard));
  expect(told.output()).toContain('Telling the other instances of a change failed');
  expect((await fetch(other.url + routes.blog)).status).toBe(200);

  await redis.restart();
  await expect
    .poll(async () => {
      await renewPost(told.url, unheard);
      return listOf(other.url);
    })
    .toContain(postHref(unheard));
  await deletePost(unheard);
  await redis.stop();
});
