import { blogPageHref } from '../../lib/routes';
import { announcePostChange } from '../../packages/local-supabase/announce-post-change.ts';
import { startEmbeddedSupabase } from '../../packages/local-supabase/index.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/http-test';

embeddedBackendOnly();

/** The first page that a change does not prerender. With 12 posts a page it lists bericht-121 to -132. */
const FAR_PAGE = blogPageHref(11);

/** SQL for the publication time of bericht-`n`; a half lies between two posts. */
const publishedAt = (n: string) => `'1999-01-01T00:00:00Z'::timestamptz - ${n} * interval '1 day'`;

const insertPosts = (slug: string, moment: string, from = '') =>
  `insert into posts (slug, content, excerpt, is_published, published_at)
    select ${slug}, '<p>Tekst.</p>', 'Samenvatting.', true, ${moment} ${from}`;

test('a far page of the blog list is rendered on its first request, cached, and rendered again after a change', async ({
  startSite,
}) => {
  let hear = (_change: string) => {};
  const backend = await startEmbeddedSupabase({ onPostsChanged: (change) => hear(change) });
  await backend.run(
    `delete from posts;
    ${insertPosts("'bericht-' || n", publishedAt('n'), 'from generate_series(1, 140) as n')}`,
  );
  const site = await startSite({
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: backend.revalidateSecret,
    ...longTimeouts,
  });
  const visit = async () => {
    const response = await fetch(site.url + FAR_PAGE);
    const text = await response.text();
    const slugs = Array.from(
      text.matchAll(/<a [^>]*href="\/blog\/(bericht-[^"]+)"/g),
      ([, slug]) => slug,
    );
    return { from: response.headers.get('x-nextjs-cache'), text, slugs };
  };
  const change = async (sql: string) => {
    const announced = new Promise<string>((resolve) => {
      hear = resolve;
    });
    await backend.run(sql);
    await announcePostChange(site.url, backend.revalidateSecret, await announced);
  };
  const numbered = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `bericht-${first + index}`);

  expect(await visit()).toMatchObject({ from: 'MISS', slugs: numbered(121, 132) });
  const isKept = () => expect.poll(async () => (await visit()).from).toBe('HIT');
  await isKept();

  await change("update posts set excerpt = 'Verbeterd.' where slug = 'bericht-125'");
  await expect.poll(async () => (await visit()).text).toContain('Verbeterd.');

  await change(insertPosts("'bericht-nieuw'", publishedAt('122.5')));
  await expect
    .poll(async () => (await visit()).slugs)
    .toEqual([...numbered(121, 122), 'bericht-nieuw', ...numbered(123, 131)]);

  await change("update posts set is_published = false where slug = 'bericht-nieuw'");
  await expect.poll(async () => (await visit()).slugs).toEqual(numbered(121, 132));

  await backend.close();
});
