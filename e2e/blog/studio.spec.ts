import { startEmbeddedSupabase } from '../../scripts/embedded-supabase/index.ts';
import { POSTS_IN_TABLE_EDITOR } from '../../scripts/embedded-supabase/table-editor.ts';
import { announcePostChange } from '../../scripts/harness/announce-post-change.ts';
import { longTimeouts } from '../../scripts/harness/timeouts.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites } from '../support/fixtures';
import { test as base } from '../support/own-site';

embeddedBackendOnly();

const DRAFTS = '/rest/v1/posts?is_published=eq.false&select=slug';

type Studio = {
  backend: Awaited<ReturnType<typeof startEmbeddedSupabase>>;
  siteUrls: string[];
};

const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use) => {
      const siteUrls: string[] = [];
      const backend = await startEmbeddedSupabase({
        tableEditor: true,
        onPostsChanged: (body) => {
          for (const url of siteUrls) announcePostChange(url, backend.revalidateSecret, body);
        },
      });
      await use({ backend, siteUrls });
      await backend.close();
    },
    { scope: 'worker' },
  ],
});

// One worker, which starts the backend once.
test.describe.configure({ mode: 'default' });

// A warning of the table editor's own code.
test.use({ expectedConsoleErrors: ['`DialogContent` requires a `DialogTitle`'] });

test('a post entered in the table editor appears on the site', async ({
  page,
  studio: { backend, siteUrls },
  startSite,
}) => {
  const site = await startSite({
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: backend.revalidateSecret,
    ...longTimeouts,
  });
  siteUrls.push(site.url);
  expect(await (await fetch(`${site.url}/blog`)).text()).not.toContain('met-de-hand');

  await page.goto(backend.url + POSTS_IN_TABLE_EDITOR);
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.locator('#insert-slug').fill('met-de-hand');
  await page.locator('#insert-content').fill('<p>In de tabel geschreven.</p>');
  await page.locator('#insert-is_published').check();
  await page.getByRole('button', { name: 'Insert row' }).click();

  await expect.poll(async () => (await fetch(`${site.url}/blog`)).text()).toContain('met-de-hand');
  await page.goto(`${site.url}/blog/met-de-hand`);
  await expect(page.getByRole('article')).toContainText('In de tabel geschreven.');
});

test('the table editor refuses requests from other origins', async ({ studio: { backend } }) => {
  const asOwner = await fetch(backend.url + DRAFTS);
  expect(await asOwner.json()).toHaveLength(1);
  const fromElsewhere = await fetch(backend.url + DRAFTS, {
    headers: { origin: 'https://elders.example' },
  });
  expect(fromElsewhere.status).toBe(401);
});

test('the publishable key sees no drafts beside the table editor', async ({
  studio: { backend },
}) => {
  const asSite = await fetch(backend.url + DRAFTS, { headers: { apikey: backend.publishableKey } });
  expect(await asSite.json()).toEqual([]);
});

test('without npm run studio there is no table editor and no access without a key', async () => {
  const { url } = sites.backend;
  expect((await fetch(url + POSTS_IN_TABLE_EDITOR)).status).toBe(404);
  expect((await fetch(`${url}/static/favicon.ico`)).status).toBe(404);
  expect((await fetch(url + DRAFTS)).status).toBe(401);
});
