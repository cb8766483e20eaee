import { expect, sites, test } from '../support/http-test';
import { fetchHealth } from './health';

test('/api/health of a healthy site answers 200 with status ok and is not cached', async () => {
  const response = await fetchHealth(sites.site);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    uptimeSeconds: expect.any(Number),
    backend: { reachable: true, milliseconds: expect.any(Number) },
    missingMigration: null,
    missingJobs: [],
    mail: { waiting: 0, failed: 0, lastFailureSecondsAgo: null },
    postsAgeSeconds: expect.any(Number),
  });
});

for (const [what, authorization] of [
  ['without a token', undefined],
  ['with a wrong token', `Bearer ${'x'.repeat(32)}`],
  ['with the beginning of the token', `Bearer ${sites.variables.HEALTH_TOKEN?.slice(0, -1)}`],
  ['with an empty token', 'Bearer '],
] as const) {
  test(`/api/health ${what} tells the status alone`, async () => {
    const response = await fetch(`${sites.site}/api/health`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
}

test('postsAgeSeconds of /api/health is the age of the data on /blog', async () => {
  const visit = await fetch(`${sites.site}/blog`);
  const ageSeconds = () =>
    Math.round((Date.now() - Number(visit.headers.get('x-data-read-at'))) / 1000);
  const seen = ageSeconds();
  const { postsAgeSeconds } = await (await fetchHealth(sites.site)).json();
  // The page may have been revalidated in between, which makes its data younger.
  expect(seen).toBeGreaterThanOrEqual(0);
  expect(postsAgeSeconds).toBeGreaterThanOrEqual(0);
  expect(postsAgeSeconds).toBeLessThanOrEqual(ageSeconds() + 1);
});
