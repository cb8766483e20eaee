import { expect, test } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';

embeddedBackendOnly();

test('the embedded backend gives no access without a key, and no table editor', async () => {
  const { url } = sites.backend;
  const drafts = `${url}/rest/v1/posts?is_published=eq.false&select=slug`;
  expect((await fetch(drafts)).status).toBe(401);
  expect((await fetch(`${url}/editor/public.posts`)).status).toBe(404);
  expect((await fetch(`${url}/static/favicon.ico`)).status).toBe(404);
});
