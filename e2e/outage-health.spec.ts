import { expect, test } from 'playwright/test';
import { setFault } from './backend';
import { sites } from './fixtures';

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
