import { spawnSync } from 'node:child_process';

/** Every migration runs in a database in memory, which takes 3 s. Jest's own limit does not end a process. */
const TIME_LIMIT_MS = 100_000;

test('the database types are those of the migrations', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/generate-database-types.ts', '--check'],
    { encoding: 'utf8', timeout: TIME_LIMIT_MS },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
