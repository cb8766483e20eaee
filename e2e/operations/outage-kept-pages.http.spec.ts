import { postHref } from '../../lib/routes';
import { NO_BACKEND } from '../../packages/testbed/no-backend.ts';
import { embeddedBackendOnly, revalidatePost } from '../support/backend';
import { expect, test } from '../support/http-test';
import { allPages } from '../support/pages';

embeddedBackendOnly();

test('a site that starts while its backend is down serves the pages of its build', async ({
  startSite,
  request,
}) => {
  const site = await startSite({ SUPABASE_URL: NO_BACKEND });
  await revalidatePost(site.url, 'de-juiste-kleur-op-staal');
  for (const _visit of [1, 2]) {
    const statuses = await Promise.all(
      allPages.map(async (path) => [path, (await request.get(site.url + path)).status()]),
    );
    expect(statuses).toEqual(allPages.map((path) => [path, 200]));
  }
  await expect.poll(site.output).toContain('Reading posts page 1 failed');
  const response = await request.get(site.url + postHref('nooit-gezien'), { maxRedirects: 0 });
  expect(response.status()).toBe(503);
});
