import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryCheckout } from '../testbed/temporary-checkout.ts';

const checkout = makeTemporaryCheckout();
const data = path.join(checkout.folder, '.data/supabase');
afterEach(() => rmSync(data, { recursive: true, force: true }));
afterAll(() => checkout.remove());

const isBegun = () =>
  existsSync(data) &&
  readdirSync(data)
    .filter((name) => name.startsWith('pgdata'))
    .some((name) => readdirSync(path.join(data, name)).length > 3);

test('a first start that was killed while it created the database is repeated by the next one', async () => {
  await checkout.runUntil(isBegun, 'packages/testbed/backend-process.ts', [data]);
  const backend = await checkout.startBackend();
  expect(
    await (
      await fetch(`${backend.url}/rest/v1/posts?limit=1`, {
        headers: { apikey: backend.publishableKey },
      })
    ).json(),
  ).toHaveLength(1);
  await backend.stop();
  expect(readdirSync(data)).not.toContain('pgdata.partial');
});

test('a database that cannot be created is reported in one line, and nothing in its place is deleted', async () => {
  mkdirSync(path.join(data, 'pgdata'), { recursive: true });
  writeFileSync(path.join(data, 'pgdata/base'), 'of somebody');
  const { code, output } = await checkout.run('packages/testbed/backend-process.ts', data);
  expect(code).toBe(1);
  expect(output).toMatch(/^\nNo database can be created in .*pgdata: ENOTEMPTY: .*\n$/);
  expect(readdirSync(data).sort()).toEqual(['pgdata', 'storage']);
  expect(readdirSync(path.join(data, 'pgdata'))).toEqual(['base']);
});
