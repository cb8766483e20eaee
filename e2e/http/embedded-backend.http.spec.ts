import { expect, test } from 'playwright/test';
import { embeddedBackendOnly, requestAsPublic } from '../support/backend';
import { sites } from '../support/sites';

embeddedBackendOnly();

test('the embedded backend gives no access without a key, and no table editor', async () => {
  const { url } = sites.backend;
  const drafts = `${url}/rest/v1/posts?is_published=eq.false&select=slug`;
  expect((await fetch(drafts)).status).toBe(401);
  expect((await fetch(`${url}/editor/public.posts`)).status).toBe(404);
  expect((await fetch(`${url}/static/favicon.ico`)).status).toBe(404);
});

test('a filter of the embedded backend compares texts that read as a boolean', async () => {
  for (const slug of ['true', 'false', 'null']) {
    const response = await requestAsPublic(`posts?slug=eq.${slug}&select=slug`);
    expect({ slug, status: response.status, rows: await response.json() }).toEqual({
      slug,
      status: 200,
      rows: [],
    });
    expect((await fetch(`${sites.site}/blog/${slug}`)).status, slug).toBe(404);
  }
});
