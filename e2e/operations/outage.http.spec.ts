import { randomInt } from 'node:crypto';
import { postHref } from '../../lib/routes';
import { faults } from '../../packages/testbed/faulty-backend.ts';
import { deletePost, embeddedBackendOnly, publishPost, setFault } from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { fetchHealth } from './health';

embeddedBackendOnly();

// One worker: the tests share a backend that they make fail. No other file uses that backend.
test.describe.configure({ mode: 'default' });
test.afterEach(() => setFault('ok'));

async function visit(path: string) {
  const response = await fetch(sites.siteWithFaults + path, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

for (const mode of faults) {
  test(`pages that were never rendered answer 503 while the backend fails (${mode}), and appear once it works`, async () => {
    const farPage = `/blog/pagina/${randomInt(1000, 999_999)}`;
    // Before the post is published, because the site fetches a new post at once.
    await setFault(mode);
    const slug = await publishPost({ slug: 'nooit-gezien', published_at: '2003-01-02T00:00:00Z' });
    for (const path of [postHref(slug), farPage, postHref(slug)]) {
      // Concurrent visitors share one rendering.
      for (const { status, headers, html } of await Promise.all([visit(path), visit(path)])) {
        expect(status).toBe(503);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('retry-after')).toBe('60');
        expect(html).toContain('nu niet te laden.');
        expect(html).toContain('Hoofdnavigatie');
      }
    }

    await setFault('ok');
    await expect.poll(async () => (await visit(postHref(slug))).status).toBe(200);
    expect((await visit(postHref(slug))).html).toContain('Inhoud van de test.');
    await expect.poll(async () => (await visit(farPage)).status).toBe(404);
    await deletePost(slug);
  });
}

for (const fault of ['hang', 'refused'] as const) {
  test(`/api/health reports an unreachable backend (${fault}) and still answers 200`, async () => {
    const health = async () => (await fetchHealth(sites.siteWithFaults)).json();
    await expect.poll(async () => (await health()).status).toBe('ok');
    await setFault(fault);
    await expect.poll(async () => (await health()).backend.reachable).toBe(false);
    expect((await fetchHealth(sites.siteWithFaults)).status).toBe(200);
  });
}
