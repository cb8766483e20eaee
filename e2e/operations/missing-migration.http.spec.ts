import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrationNames } from '../../lib/platform/supabase/migration-names';
import { longTimeouts } from '../../packages/testbed/timeouts';
import { expect, test } from '../support/http-test';
import { fetchHealth } from './health';

test('a site without our migrations logs one line at start and reports it in /api/health', async ({
  startSite,
}) => {
  // PostgREST's response to a call of an unknown function.
  const project = createServer((_, response) => {
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"code":"PGRST202","message":"Could not find the function in the schema cache"}');
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const { port } = project.address() as AddressInfo;
  const site = await startSite({ SUPABASE_URL: `http://127.0.0.1:${port}`, ...longTimeouts });

  const line = `The database lacks migrations of supabase/migrations, run npx supabase db push (docs/upgrading.md): the first that is missing is ${migrationNames[0]}`;
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((written) => written === line);
  await expect.poll(lines).toHaveLength(1);
  expect(await (await fetchHealth(site.url)).json()).toMatchObject({
    status: 'degraded',
    missingMigration: migrationNames[0],
  });
  expect(lines()).toHaveLength(1);
  project.close();
});
