import { startMigratedDatabase } from '../../packages/testbed/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready, 60_000);
afterAll(() => database.stop());

/** The lifetime in days of a token created with these SQL arguments; null when it does not expire. */
async function lifetimeInDays(sqlArguments: string) {
  await database.run('delete from private.preview_tokens');
  await database.run(`select create_preview_token(${sqlArguments})`, 'service_role');
  const { rows } = await database.run(
    'select extract(epoch from expires_at - created_at) / 86400 as days from private.preview_tokens',
  );
  const days = rows?.[0]?.days;
  return days === null ? null : Number(days);
}

test('preview token expires after 30 days, after the given interval, or never when the interval is null', async () => {
  expect(await lifetimeInDays("'Anna'")).toBe(30);
  expect(await lifetimeInDays("'Anna', '7 days'")).toBe(7);
  expect(await lifetimeInDays("'Anna', null")).toBeNull();
});
