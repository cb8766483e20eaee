import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlierMigrations } from '../packages/testbed/earlier-migrations.ts';
import { makeTemporaryCheckout } from '../packages/testbed/temporary-checkout.ts';
import { requestAsAdmin } from './lib/admin-client.ts';

jest.setTimeout(600_000);

const older = makeTemporaryCheckout({ without: ['supabase'] });
const newer = makeTemporaryCheckout({ without: ['supabase'] });
afterAll(() => {
  older.remove();
  newer.remove();
});

async function backUp({ folder, run }: typeof older) {
  const { code, output } = await run('scripts/backup.ts', 'copies');
  expect({ code, output }).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(path.join(folder, 'copies'));
  return path.join(folder, 'copies', name);
}

test('a backup of an older version gets the newer migrations at the next start, and one of a newer version is refused', async () => {
  for (const { folder } of [older, newer])
    cpSync('supabase', path.join(folder, 'supabase'), { recursive: true });
  const migrations = path.join(older.folder, 'supabase/migrations');
  rmSync(migrations, { recursive: true });
  mkdirSync(migrations);
  for (const { name, sql } of earlierMigrations())
    writeFileSync(path.join(migrations, `${name}.sql`), sql);
  writeFileSync(
    path.join(newer.folder, 'supabase/migrations/29990101000000_later.sql'),
    'alter table public.posts add column later text;',
  );

  const old = await older.startBackend();
  const backup = await backUp(older);
  await old.stop();
  const { code, output } = await newer.run('scripts/restore.ts', backup);
  expect(code).toBe(0);
  const current = await newer.startBackend();
  const migrated = await requestAsAdmin(current, 'posts?limit=1000', { method: 'GET' });
  expect(output).toContain(`${migrated.length} posts`);
  expect(migrated[0]).toHaveProperty('later');

  const tooNew = await older.run('scripts/restore.ts', await backUp(newer), '--replace');
  expect(tooNew.code).toBe(1);
  expect(tooNew.output).toContain('newer version of the site');
});
