import { expect, test } from 'playwright/test';
import { setFault } from '../support/backend';
import { sites } from '../support/fixtures';

test.afterEach(() => setFault('ok'));

const health = (siteUrl: string) => fetch(`${siteUrl}/api/health`);

test('a site that is well says so, to be kept nowhere', async () => {
  const answer = await health(sites.site);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ok',
    uptimeSeconds: expect.any(Number),
    backend: { reachable: true, milliseconds: expect.any(Number) },
    missingMigration: null,
    mail: { waiting: 0, failed: 0, lastFailureSecondsAgo: null },
    postsAgeSeconds: expect.any(Number),
  });
});

test('the age of the posts is that of the list that visitors see on /blog', async () => {
  const visit = await fetch(`${sites.site}/blog`);
  const seen = Math.round((Date.now() - Number(visit.headers.get('x-data-read-at'))) / 1000);
  const { postsAgeSeconds } = await (await health(sites.site)).json();
  // Meanwhile the page may have been renewed, which makes it younger, and some seconds may have passed.
  expect(seen).toBeGreaterThanOrEqual(0);
  expect(postsAgeSeconds).toBeGreaterThanOrEqual(0);
  const elapsed = Math.round((Date.now() - Number(visit.headers.get('x-data-read-at'))) / 1000);
  expect(postsAgeSeconds).toBeLessThanOrEqual(elapsed + 1);
});

for (const fault of ['hang', 'refused'] as const) {
  test(`a backend in the state "${fault}" is named, and the site stays in service`, async () => {
    await expect
      .poll(async () => (await (await health(sites.siteWithFaults)).json()).status)
      .toBe('ok');
    await setFault(fault);
    await expect
      .poll(async () => (await (await health(sites.siteWithFaults)).json()).backend.reachable)
      .toBe(false);
    expect((await health(sites.siteWithFaults)).status).toBe(200);
  });
}
