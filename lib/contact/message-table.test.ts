import { readFileSync } from 'node:fs';
import { type Role, startMigratedDatabase } from '../supabase/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready);
afterAll(() => database.stop());

beforeEach(async () => {
  await asOwner('delete from contact_messages');
  await asOwner('select set_message_limit(60)');
});

/** The rows, or the SQLSTATE of the error. */
async function ask(role: Role | undefined, sql: string) {
  const { rows, code } = await database.run(sql, role);
  return code ? { code } : { rows };
}

const asOwner = (sql: string) => ask(undefined, sql);
const asPublic = (sql: string) => ask('anon', sql);

const KEY = '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11';
const NO_PERMISSION = '42501';
const TWICE = '23505';
const LIMITED = 'PT429';

const columns = 'insert into contact_messages (name, email, subject, message';
const values = "'Jan', 'jan@deboer.example', 'Zuil', 'Dag'";
const insert = `${columns}) values (${values})`;
const insertWithKey = `${columns}, submission_key) values (${values}, '${KEY}')`;
const insertMany = (count: number) =>
  `${columns}) select ${values} from generate_series(1, ${count})`;
const insertAged = (age: string) =>
  `${columns}, created_at) values (${values}, now() - interval '${age}')`;

async function count(): Promise<unknown> {
  const { rows } = await database.run('select count(*)::integer from contact_messages');
  return rows?.[0]?.count;
}

test('the public brings sixty messages in a minute and no more', async () => {
  for (let number = 0; number < 60; number += 1) await asPublic(insert);
  expect(await asPublic(insert)).toEqual({ code: LIMITED });
  expect(await ask('authenticated', insert)).toEqual({ code: LIMITED });
  expect(await count()).toBe(60);
});

test('one request with many messages does not pass the limit either', async () => {
  expect(await asPublic(insertMany(61))).toEqual({ code: LIMITED });
  expect(await count()).toBe(0);
  expect(await asPublic(insertMany(60))).toEqual({ rows: [] });
});

test('after a minute there is room again', async () => {
  await asPublic(insertMany(60));
  await asOwner("update contact_messages set created_at = now() - interval '61 seconds'");
  expect(await asPublic(insert)).toEqual({ rows: [] });
});

test('a message that is stored is known as such, also when no other one is taken', async () => {
  await asPublic(insertWithKey);
  await asPublic(insertMany(59));
  expect(await asPublic(insertWithKey)).toEqual({ code: TWICE });
});

test('the owner sets the limit, the public does not, and the owner may pass it', async () => {
  await ask('service_role', 'select set_message_limit(1)');
  await asPublic(insert);
  expect(await asPublic(insert)).toEqual({ code: LIMITED });
  expect(await ask('service_role', insert)).toEqual({ rows: [] });
  for (const role of ['anon', 'authenticated'] as const) {
    expect(await ask(role, 'select set_message_limit(1000)')).toEqual({ code: NO_PERMISSION });
    expect(await ask(role, 'update private.message_limit set per_minute = 1000')).toEqual({
      code: NO_PERMISSION,
    });
  }
});

test('who knows the key of a message marks that one as mailed, and nobody takes the mark away', async () => {
  const mark = `select mark_message_notified('${KEY}')`;
  const marked = async () =>
    (await database.run('select notified_at from contact_messages where notified_at is not null'))
      .rows;
  await asPublic(insertWithKey);
  await asPublic(insert);
  await asPublic(mark);
  const [first] = (await marked()) ?? [];
  await asPublic(mark);
  expect(await marked()).toEqual([first]);
  expect(await asPublic('update contact_messages set notified_at = null')).toEqual({
    code: NO_PERMISSION,
  });
});

test('marking tells nobody whether there is such a message', async () => {
  await asPublic(insertWithKey);
  const present = await asPublic(`select mark_message_notified('${KEY}')`);
  const absent = await asPublic('select mark_message_notified(gen_random_uuid())');
  expect(present).toEqual(absent);
});

test('the public does not say of a new message that it was mailed', async () => {
  const sql = `${columns}, notified_at) values (${values}, now())`;
  expect(await asPublic(sql)).toEqual({ code: NO_PERMISSION });
});

test('messages whose twelve months end within a day are deleted, and no others', async () => {
  for (const age of ['2 years', '12 months', '12 months -23 hours', '12 months -25 hours', '1 day'])
    await asOwner(insertAged(age));
  expect(await ask('service_role', 'select delete_old_messages() as deleted')).toEqual({
    rows: [{ deleted: 3 }],
  });
  expect(await count()).toBe(2);
});

test('the privacy statement promises those twelve months', () => {
  const promises = readFileSync('app/(legal)/privacy-policy/retention-table.tsx', 'utf8');
  expect(promises).toContain(
    "['Bericht via het contactformulier', 'Ten hoogste 12\\u00a0maanden na ontvangst']",
  );
});

test('the public deletes no messages', async () => {
  for (const role of ['anon', 'authenticated'] as const)
    expect(await ask(role, 'select delete_old_messages()')).toEqual({ code: NO_PERMISSION });
});
