import { randomInt } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { NOT_FOUND_PATH, postHref } from '../../lib/routes';
import { faults } from '../../scripts/harness/faulty-backend.ts';
import { deletePost, embeddedBackendOnly, publishPost, setFault } from '../support/backend';
import { sites } from '../support/fixtures';

embeddedBackendOnly();

test.describe.configure({ mode: 'serial' });
test.afterEach(() => setFault('ok'));

async function visit(path: string) {
  const response = await fetch(sites.siteWithFaults + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

for (const mode of faults) {
  test(`what was never seen leads to the 404 page for the moment, until the backend works again (${mode})`, async () => {
    const farPage = `/blog/pagina/${randomInt(1000, 999_999)}`;
    // Before the post is published: the site visits a new post itself.
    await setFault(mode);
    const slug = await publishPost({ slug: 'nooit-gezien', published_at: '2003-01-02T00:00:00Z' });
    for (const path of [postHref(slug), farPage, postHref(slug)]) {
      const { status, headers, html } = await visit(path);
      expect(status).toBe(307);
      expect(headers.get('cache-control')).toContain('no-store');
      // The header goes to one of those who ask at the same time; the page leads everybody on.
      expect([NOT_FOUND_PATH, null]).toContain(headers.get('location'));
      expect(html).toContain(`content="0;url=${NOT_FOUND_PATH}"`);
    }

    await setFault('ok');
    await expect.poll(async () => (await visit(postHref(slug))).status).toBe(200);
    expect((await visit(postHref(slug))).html).toContain('Inhoud van de test.');
    await expect.poll(async () => (await visit(farPage)).status).toBe(404);
    await deletePost(slug);
  });
}

test('a visitor who meets the failure alone is sent on by the header', async () => {
  await setFault('error');
  const { headers } = await visit(`/blog/pagina/${randomInt(1000, 999_999)}`);
  expect(headers.get('location')).toBe(NOT_FOUND_PATH);
});

test('the page that visitors are sent to is the page for missing pages', async () => {
  const { status, html } = await visit(NOT_FOUND_PATH);
  expect(status).toBe(404);
  expect(html).toContain('Deze pagina staat hier niet.');
});
