import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postHref } from '../../lib/routes';
import { linkingTag, POSTS_TAG, postTag } from '../../packages/page-cache/cache-tags.mjs';
import { changePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

const change = {
  type: 'UPDATE',
  table: 'posts',
  record: { slug: 'een-bericht' },
  old_record: { slug: 'oud-bericht' },
  linking: ['buurman'],
};

function callHook(body: string, secret?: string, siteUrl = sites.site) {
  return fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-webhook-secret': secret }),
    },
    body,
  });
}

const { REVALIDATE_SECRET = '' } = sites.variables;

test('the revalidation webhook revalidates the lists, both slugs of the post and the posts that link to it', async () => {
  const response = await callHook(JSON.stringify(change), REVALIDATE_SECRET);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    revalidated: [POSTS_TAG, postTag('een-bericht'), postTag('oud-bericht'), linkingTag('buurman')],
  });
});

for (const [what, secret] of [
  ['no secret', undefined],
  ['an empty secret', ''],
  ['a wrong secret', 'x'.repeat(REVALIDATE_SECRET.length)],
  ['the beginning of the secret', REVALIDATE_SECRET.slice(0, -1)],
] as const) {
  test(`the revalidation webhook answers 401 to a call with ${what}`, async () => {
    expect((await callHook(JSON.stringify(change), secret)).status).toBe(401);
  });
}

for (const body of [
  '',
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...change, table: 'contact_messages' }),
  JSON.stringify({ ...change, type: 'TRUNCATE' }),
  JSON.stringify({ ...change, record: { slug: 7 } }),
  JSON.stringify({ ...change, linking: 'buurman' }),
]) {
  test(`the revalidation webhook answers 400 to the body ${body || '(empty)'}`, async () => {
    expect((await callHook(body, REVALIDATE_SECRET)).status).toBe(400);
  });
}

test('the revalidation webhook answers 405 to GET', async () => {
  expect((await fetch(`${sites.site}/api/revalidate`)).status).toBe(405);
});

test('a change is shown, and the failure logged, while pages cannot be written', async ({
  startSite,
}) => {
  embeddedBackendOnly();
  const site = await startSite({});
  const slug = await publishPost({ slug: 'volle-schijf', content: '<p>De eerste tekst.</p>' });
  const text = async () => (await fetch(site.url + postHref(slug))).text();
  expect(await text()).toContain('De eerste tekst.');
  // A file in place of the folder of stored pages, which root cannot write to either.
  const folder = path.join(site.folder, 'server/route-cache');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await changePost(slug, { content: '<p>De tweede tekst.</p>' });
  const body = JSON.stringify({ ...change, record: { slug } });
  expect((await callHook(body, REVALIDATE_SECRET, site.url)).status).toBe(200);
  await expect.poll(text).toContain('De tweede tekst.');
  await expect.poll(site.output).toContain('Storing rendered pages failed');
});
