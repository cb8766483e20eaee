import { readFileSync } from 'node:fs';
import { type Role, startMigratedDatabase } from '../../packages/testbed/migrated-database';
import { contactFields } from './fields';

const database = startMigratedDatabase();
beforeAll(() => database.ready);
afterAll(() => database.stop());

beforeEach(async () => {
  await asOwner('delete from contact_messages');
  await asOwner('delete from private.message_bytes');
  await asOwner('select set_message_limits(60, 100)');
});

/** Resolves to the rows, or to the SQLSTATE of the error. */
async function runAs(role: Role | undefined, sql: string) {
  const { rows, code } = await database.run(sql, role);
  return code ? { code } : { rows };
}

const asOwner = (sql: string) => runAs(undefined, sql);
const asPublic = (sql: string) => runAs('anon', sql);

const KEY = '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11';
const NO_PERMISSION = '42501';
const UNIQUE_VIOLATION = '23505';
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

const insertFrom = (volume: string, count = 1) =>
  `${columns}, sender_volume) select ${values}, '${volume}' from generate_series(1, ${count})`;
const insertLong = (volume: string, count: number) =>
  `insert into contact_messages (name, email, subject, message, sender_volume)
    select 'Jan', 'jan@deboer.example', 'Zuil', repeat('😀', 5000), '${volume}' from generate_series(1, ${count})`;

async function countHeld(): Promise<unknown> {
  const { rows } = await database.run('select count(*)::integer from contact_messages where held');
  return rows?.[0]?.count;
}

test('contact_messages marks messages above sixty in a minute as held', async () => {
  for (let number = 0; number < 60; number += 1) await asPublic(insert);
  expect(await countHeld()).toBe(0);
  expect(await asPublic(insert)).toEqual({ rows: [] });
  expect(await runAs('authenticated', insert)).toEqual({ rows: [] });
  expect([await count(), await countHeld()]).toEqual([62, 2]);
});

test('contact_messages counts messages inserted in one request separately', async () => {
  expect(await asPublic(insertMany(100))).toEqual({ rows: [] });
  expect([await count(), await countHeld()]).toEqual([100, 40]);
});

test('contact_messages stops holding messages after a minute and does not count held ones', async () => {
  await asPublic(insertMany(100));
  await asOwner(
    "update contact_messages set created_at = now() - interval '61 seconds' where not held",
  );
  await asPublic(insert);
  expect([await count(), await countHeld()]).toEqual([101, 40]);
});

test('contact_messages marks messages of sender volume many as held below the limit', async () => {
  await asPublic(insertFrom('many'));
  await asPublic(insertFrom('some'));
  await asPublic(insertFrom('first'));
  const { rows } = await database.run(
    'select sender_volume, held from contact_messages order by id',
  );
  expect(rows).toEqual([
    { sender_volume: 'many', held: true },
    { sender_volume: 'some', held: false },
    { sender_volume: 'first', held: false },
  ]);
});

test('contact_messages limits the bytes per day, with lower limits for higher sender volumes', async () => {
  await asOwner('select set_message_limits(megabytes_per_day => 1)');
  // Messages of 20 kB: "many" may use 600 kB of the 1 MB, "some" 800 kB, "first" all of it.
  expect(await asPublic(insertLong('many', 29))).toEqual({ rows: [] });
  expect(await asPublic(insertLong('many', 2))).toEqual({ code: LIMITED });
  expect(await asPublic(insertLong('some', 10))).toEqual({ rows: [] });
  expect(await asPublic(insertLong('some', 2))).toEqual({ code: LIMITED });
  expect(await asPublic(insertLong('first', 9))).toEqual({ rows: [] });
  expect(await asPublic(insertLong('first', 3))).toEqual({ code: LIMITED });
  // A refused insert must not use up bytes.
  expect(await asPublic(insertFrom('first'))).toEqual({ rows: [] });
});

test.each(contactFields)('contact_messages counts the bytes of %s', async (field) => {
  const bytesOf = async (word: string) => {
    const given = contactFields.map((name) => (name === field ? `'${word}'` : "'x@y'"));
    await asOwner('delete from private.message_bytes');
    await asPublic(`insert into contact_messages (${contactFields}) values (${given})`);
    const { rows } = await database.run('select bytes::integer from private.message_bytes');
    return Number(rows?.[0]?.bytes);
  };
  expect((await bytesOf(`x@${'y'.repeat(51)}`)) - (await bytesOf('x@y'))).toBe(50);
});

test('contact_messages starts a new byte count each day and deletes earlier counts', async () => {
  await asOwner('select set_message_limits(megabytes_per_day => 1)');
  await asPublic(insertLong('many', 29));
  await asOwner('update private.message_bytes set day = day - 1');
  expect(await asPublic(insertLong('many', 29))).toEqual({ rows: [] });
  const { rows } = await database.run('select count(*)::integer from private.message_bytes');
  expect(rows).toEqual([{ count: 1 }]);
});

test('contact_messages reports a duplicate key as a duplicate while the byte limit is reached', async () => {
  await asPublic(insertWithKey);
  await asOwner('update private.message_bytes set bytes = 1e12');
  expect(await asPublic(insert)).toEqual({ code: LIMITED });
  expect(await asPublic(insertWithKey)).toEqual({ code: UNIQUE_VIOLATION });
});

test('message limits are set by and not applied to the owner, and fixed for public roles', async () => {
  await runAs('service_role', 'select set_message_limits(held_above_per_minute => 1)');
  await asPublic(insertMany(2));
  expect(await countHeld()).toBe(1);
  expect(await runAs('service_role', insert)).toEqual({ rows: [] });
  expect(await countHeld()).toBe(1);
  for (const role of ['anon', 'authenticated'] as const) {
    for (const sql of [
      'select set_message_limits(held_above_per_minute => 1000)',
      'update private.message_limits set bytes_per_day = 1e12',
      'delete from private.message_bytes',
      `${columns}, held) values (${values}, false)`,
    ])
      expect(await runAs(role, sql)).toEqual({ code: NO_PERMISSION });
  }
});

test('mark_message_notified marks the message of that key once, and public roles cannot undo it', async () => {
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

test('mark_message_notified returns the same for a known and an unknown key', async () => {
  await asPublic(insertWithKey);
  const present = await asPublic(`select mark_message_notified('${KEY}')`);
  const absent = await asPublic('select mark_message_notified(gen_random_uuid())');
  expect(present).toEqual(absent);
});

test('public roles cannot insert a message that is marked as mailed', async () => {
  const sql = `${columns}, notified_at) values (${values}, now())`;
  expect(await asPublic(sql)).toEqual({ code: NO_PERMISSION });
});

describe('claim_sender_copy', () => {
  const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const store = (number: number, email: string) =>
    asPublic(
      `insert into contact_messages (name, email, subject, message, submission_key)
        values ('Jan', '${email}', 'Zuil', 'Dag', '${keyOf(number)}')`,
    );
  const claim = async (number: number) => {
    const { rows } = await database.run(
      `select claim_sender_copy('${keyOf(number)}') as ok`,
      'anon',
    );
    return rows?.[0]?.ok;
  };
  beforeEach(() => asOwner('delete from private.sender_copies'));

  test('allows a copy of a message once', async () => {
    await store(1, 'jan@deboer.example');
    expect([await claim(1), await claim(1)]).toEqual([true, false]);
  });

  test('allows two a day to one mailbox, however its address is written', async () => {
    const addresses = [
      'jan.b@deboer.example',
      'Jan.B+werk@DeBoer.example',
      'janb@deboer.example',
      'janb+2@deboer.example',
    ];
    for (const [number, address] of addresses.entries()) await store(number, address);
    await store(9, 'piet@deboer.example');
    const claims = [];
    for (const number of [0, 1, 2, 3, 9]) claims.push(await claim(number));
    expect(claims).toEqual([true, true, false, false, true]);
    await asOwner("update private.sender_copies set claimed_at = now() - interval '25 hours'");
    expect(await claim(2)).toBe(true);
  });

  test('allows none for a message that is held, old or unknown', async () => {
    await store(1, 'jan@deboer.example');
    await store(2, 'piet@deboer.example');
    await asOwner(`update contact_messages set held = true where submission_key = '${keyOf(1)}'`);
    await asOwner(
      `update contact_messages set created_at = now() - interval '2 days' where submission_key = '${keyOf(2)}'`,
    );
    expect([await claim(1), await claim(2), await claim(3)]).toEqual([false, false, false]);
  });

  test('allows sixty an hour in all', async () => {
    await asOwner(
      'insert into private.sender_copies select gen_random_uuid() from generate_series(1, 60)',
    );
    await store(1, 'jan@deboer.example');
    expect(await claim(1)).toBe(false);
    await asOwner("update private.sender_copies set claimed_at = now() - interval '61 minutes'");
    expect(await claim(1)).toBe(true);
  });

  test('is the only way of the public to these rows', async () => {
    for (const sql of ['select * from private.sender_copies', 'delete from private.sender_copies'])
      expect(await asPublic(sql)).toEqual({ code: NO_PERMISSION });
  });
});

test('delete_old_messages deletes only messages that are twelve months old within a day', async () => {
  for (const age of ['2 years', '12 months', '12 months -23 hours', '12 months -25 hours', '1 day'])
    await asOwner(insertAged(age));
  expect(await runAs('service_role', 'select delete_old_messages() as deleted')).toEqual({
    rows: [{ deleted: 3 }],
  });
  expect(await count()).toBe(2);
});

test('privacy statement promises to delete messages after twelve months', () => {
  const promises = readFileSync('app/(legal)/privacy-policy/retention-table.tsx', 'utf8');
  expect(promises).toContain(
    "['Bericht via het contactformulier', 'Ten hoogste 12\\u00a0maanden na ontvangst']",
  );
});

test('public roles cannot call delete_old_messages', async () => {
  for (const role of ['anon', 'authenticated'] as const)
    expect(await runAs(role, 'select delete_old_messages()')).toEqual({ code: NO_PERMISSION });
});
