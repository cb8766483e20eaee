import { createServer } from 'node:http';
import { INDEX_NOW_KEY_PATH, postHref } from '../../lib/routes';
import { announcePostChange } from '../../packages/local-supabase/announce-post-change.ts';
import { listen } from '../../packages/testbed/faulty-backend.ts';
import { deletePost, embeddedBackendOnly, insertPost, uniqueSlug } from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { createSiteStarter, type OwnSite } from '../support/start-site';

embeddedBackendOnly();

const KEY = 'Sleutel-van-de-test';

type Message = { method?: string; contentType?: string; body: unknown };

async function startIndexNow() {
  const messages: Message[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    messages.push({
      method: request.method,
      contentType: request.headers['content-type'],
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    response.writeHead(answer.status).end();
  });
  return { url: `${await listen(server)}/indexnow`, messages, answer, close: () => server.close() };
}

// The tests share the service and a site, which are started once.
test.describe.configure({ mode: 'default' });

const { startSite, stopAll } = createSiteStarter();
let service: Awaited<ReturnType<typeof startIndexNow>>;
let site: OwnSite;

test.beforeAll(async () => {
  service = await startIndexNow();
  site = await startSite({ INDEXNOW_KEY: KEY, INDEXNOW_URL: service.url });
});

test.afterAll(async () => {
  await stopAll();
  service.close();
});

type Reference = { slug: string; is_published: boolean } | null;

function announce(siteUrl: string, type: string, record: Reference, old_record: Reference) {
  const body = JSON.stringify({ type, table: 'posts', record, old_record });
  return announcePostChange(siteUrl, sites.variables.REVALIDATE_SECRET ?? '', body);
}

test('IndexNow gets one request for each post that is published, renamed or deleted, and none for hidden posts', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const shown = await insertPost({ slug: uniqueSlug('gemeld') });
  const scheduled = await insertPost({ slug: uniqueSlug('later'), published_at: tomorrow });
  const announcedUrls = () =>
    service.messages.map(({ body }) =>
      (body as { urlList: string[] }).urlList.map((url) => url.replace(sites.site, '')),
    );
  const isPublic = { slug: shown, is_published: true };
  const gone = { slug: 'oud-adres', is_published: true };
  const hidden = { slug: 'concept', is_published: false };

  await announce(site.url, 'INSERT', hidden, null);
  await announce(site.url, 'INSERT', { slug: scheduled, is_published: true }, null);
  await announce(site.url, 'UPDATE', { ...hidden, slug: 'concept-2' }, hidden);
  await announce(site.url, 'DELETE', null, hidden);
  await announce(site.url, 'INSERT', isPublic, null);
  await expect.poll(announcedUrls).toEqual([[postHref(shown)]]);
  await announce(site.url, 'UPDATE', isPublic, isPublic);
  await expect.poll(announcedUrls).toHaveLength(2);
  await announce(site.url, 'UPDATE', isPublic, gone);
  await expect.poll(announcedUrls).toHaveLength(3);
  await announce(site.url, 'UPDATE', { ...gone, is_published: false }, gone);
  await expect.poll(announcedUrls).toHaveLength(4);
  await announce(site.url, 'DELETE', null, gone);
  await expect
    .poll(announcedUrls)
    .toEqual([
      [postHref(shown)],
      [postHref(shown)],
      [postHref(shown), postHref('oud-adres')],
      [postHref('oud-adres')],
      [postHref('oud-adres')],
    ]);

  expect(service.messages[0]).toEqual({
    method: 'POST',
    contentType: 'application/json; charset=utf-8',
    body: {
      host: new URL(sites.site).host,
      key: KEY,
      keyLocation: sites.site + INDEX_NOW_KEY_PATH,
      urlList: [sites.site + postHref(shown)],
    },
  });
  const key = await fetch(site.url + INDEX_NOW_KEY_PATH);
  expect(await key.text()).toBe(KEY);
  expect(key.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  for (const slug of [shown, scheduled]) await deletePost(slug);
  service.answer.status = 200;
});

test('a failing IndexNow service does not stop a publication, and the log says so without the key', async () => {
  service.answer.status = 403;
  const slug = await insertPost({ slug: uniqueSlug('geweigerd') });
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-secret': sites.variables.REVALIDATE_SECRET ?? '',
    },
    body: JSON.stringify({
      type: 'INSERT',
      table: 'posts',
      record: { slug, is_published: true },
      old_record: null,
    }),
  });
  expect(response.status).toBe(200);
  await expect
    .poll(site.output)
    .toContain('Telling search engines of a changed post failed: Error answered 403');
  expect(site.output()).not.toContain(KEY);
  await deletePost(slug);
  service.answer.status = 200;
});

test('a site without INDEXNOW_KEY serves no key file', async () => {
  expect((await fetch(sites.site + INDEX_NOW_KEY_PATH)).status).toBe(404);
});
