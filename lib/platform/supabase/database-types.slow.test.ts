import { spawnSync } from 'node:child_process';

/** The timeout of Jest does not end a child process. */
const TIMEOUT_MS = 100_000;

test('lib/platform/supabase/database.types.ts matches the migrations', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/generate-database-types.ts', '--check'],
    { encoding: 'utf8', timeout: TIMEOUT_MS },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
