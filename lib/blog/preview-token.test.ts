import { startMigratedDatabase } from '../../scripts/harness/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready, 60_000);
afterAll(() => database.stop());

/** For how many days a token works that was made so; null for ever. */
async function daysOf(call: string) {
  await database.run('delete from private.preview_tokens');
  await database.run(`select create_preview_token(${call})`, 'service_role');
  const { rows } = await database.run(
    'select extract(epoch from expires_at - created_at) / 86400 as days from private.preview_tokens',
  );
  const days = rows?.[0]?.days;
  return days === null ? null : Number(days);
}

test('a token works for 30 days, unless another time or none is named', async () => {
  expect(await daysOf("'Anna'")).toBe(30);
  expect(await daysOf("'Anna', '7 days'")).toBe(7);
  expect(await daysOf("'Anna', null")).toBeNull();
});
