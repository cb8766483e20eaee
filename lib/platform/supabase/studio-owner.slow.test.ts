import { type Role, startMigratedDatabase } from '../../../packages/testbed/migrated-database';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;

type Key = { role: Role; name: string; jti: string; iat: number; exp: number };

const keyOf = (role: 'owner' | 'editor', name: string, jti: string, iat = NOW - HOUR): Key => ({
  role: `studio_${role}`,
  name,
  jti,
  iat,
  exp: NOW + HOUR,
});

const anna = keyOf('owner', 'Anna', 'key-of-anna');
const bert = keyOf('editor', 'Bert', 'key-of-bert');

let database: ReturnType<typeof startMigratedDatabase>;
beforeEach(async () => {
  database = startMigratedDatabase();
  await database.ready;
});
afterEach(() => database.stop());

const as = (key: Key, sql: string) => database.run(sql, key.role, key);
const use = (key: Key) => as(key, 'select note_studio_key()');

async function rowsOf(key: Key, sql: string) {
  const { rows, error } = await as(key, sql);
  expect(error).toBeNull();
  return rows ?? [];
}

const LIST = `select id, name, role, made_by, last_seen_at is not null as seen, revoked_at is not null as revoked,
  revoked_by, is_own from list_studio_keys()`;

test('the owner sees the keys that were used or made, and whose they are', async () => {
  await use(anna);
  await use(bert);
  await as(
    anna,
    "select add_studio_key('new', 'Cor', 'studio_editor', now(), now() + interval '1 year')",
  );
  expect(await rowsOf(anna, LIST)).toMatchObject([
    { id: 'key-of-anna', role: 'studio_owner', made_by: '', seen: true, is_own: true },
    { id: 'key-of-bert', role: 'studio_editor', seen: true, revoked: false, is_own: false },
    { id: 'new', name: 'Cor', made_by: 'Anna', seen: false },
  ]);
});

test('a key of the command is listed before anybody used it, and is seen once somebody does', async () => {
  await as(bert, 'select note_studio_key(false)');
  const seen = async () => (await rowsOf(anna, LIST)).map((row) => row.seen);
  expect(await seen()).toEqual([false]);
  await use(bert);
  expect(await seen()).toEqual([true]);
});

test('a revoked key shows who revoked it, by its id and by the name of its person', async () => {
  await use(bert);
  await use(keyOf('editor', 'Cor', 'key-of-cor'));
  await as(anna, "select revoke_studio_key('key-of-bert')");
  await as(anna, "select revoke_studio_key('Cor')");
  await use(keyOf('editor', 'Cor', 'later-key', NOW + 10));
  const rows = await rowsOf(anna, LIST);
  expect(rows.map(({ id, revoked, revoked_by }) => [id, revoked, revoked_by])).toEqual([
    ['key-of-anna', false, null],
    ['key-of-bert', true, 'Anna'],
    ['later-key', false, null],
    ['key-of-cor', true, 'Anna'],
  ]);
});

test.each(['key-of-anna', 'Anna'])(
  'an owner cannot end the last key of an owner, here by %s, until there is another',
  async (idOrName) => {
    const revoke = `select revoke_studio_key('${idOrName}')`;
    await use(bert);
    expect(await as(anna, revoke)).toMatchObject({ code: 'PT409' });
    await use({ ...keyOf('owner', 'Oud', 'expired'), exp: NOW + 1 });
    await database.run("update private.studio_keys set expires_at = now() where id = 'expired'");
    expect(await as(anna, revoke)).toMatchObject({ code: 'PT409' });
    await use(keyOf('owner', 'Jan', 'key-of-jan'));
    expect(await as(anna, revoke)).toMatchObject({ error: null });
    expect(await use(anna)).toMatchObject({ code: 'PT401' });
  },
);

test('the last key of an owner ends in the SQL editor, where a lost one is replaced', async () => {
  await use(anna);
  expect(await database.run("select revoke_studio_key('Anna')")).toMatchObject({ error: null });
  expect(await use(anna)).toMatchObject({ code: 'PT401' });
});

const EVENTS =
  'select event, person, subject, is_published, former_is_published from list_studio_log()';

test('the log tells who published, changed, withdrew, deleted and put back, newest first, without drafts', async () => {
  const [made] = await rowsOf(
    bert,
    "select post ->> 'id' as id, post ->> 'revision' as revision from new_post() as post",
  );
  const id = made?.id;
  const [first] = await rowsOf(
    bert,
    `select revision from save_draft('${id}', ${made?.revision},
      '{"slug": "een-titel", "excerpt": "", "content": "<p>Een</p>"}', gen_random_uuid())`,
  );
  await rowsOf(bert, `select publish_post('${id}', ${first?.revision})`);
  await rowsOf(anna, `select withdraw_post('${id}')`);
  const [deleted] = await rowsOf(anna, `select delete_post('${id}') as id`);
  await rowsOf(bert, `select restore_post(${deleted?.id})`);
  expect(await rowsOf(anna, EVENTS)).toMatchObject([
    { event: 'post_restored', person: 'Bert' },
    { event: 'post_deleted', person: 'Anna' },
    { event: 'version', person: 'Anna', is_published: false, former_is_published: true },
    { event: 'version', person: 'Bert', is_published: true, former_is_published: false },
  ]);
});

test('the log tells of keys, and the end of the thirty days of a post is no event of a person', async () => {
  await as(bert, 'select note_studio_key(false)');
  await as(
    anna,
    "select add_studio_key('new', 'Cor', 'studio_editor', now(), now() + interval '1 year')",
  );
  await as(anna, "select revoke_studio_key('key-of-bert')");
  await database.run(`insert into posts (slug, content, is_published) values ('weg', 'x', false);
    delete from posts where slug = 'weg';
    update private.deleted_posts set deleted_at = now() - interval '31 days';
    select purge_deleted_posts()`);
  const log = (await rowsOf(anna, EVENTS)).filter(({ event }) => event !== 'version');
  expect(log).toMatchObject([
    { event: 'post_deleted', subject: 'weg' },
    { event: 'key_revoked', person: 'Anna', subject: 'Bert' },
    { event: 'key_made', person: 'Anna', subject: 'Cor' },
    { event: 'key_made', person: '', subject: 'Bert' },
  ]);
});

test('the log is read page by page without a gap, also between entries of one moment', async () => {
  await database.run(`insert into private.studio_events (at, event, person, subject)
    select now(), 'post_deleted', 'Anna', 'post-' || number from generate_series(1, 7) as number`);
  const whole = await rowsOf(anna, 'select ref from list_studio_log(take => 1000)');
  const read: unknown[] = [];
  for (let before = ''; read.length <= whole.length; ) {
    const page = await rowsOf(
      anna,
      `select ref, at::text from list_studio_log(${before} take => 3)`,
    );
    if (page.length === 0) break;
    read.push(...page.map(({ ref }) => ({ ref })));
    const last = page.at(-1);
    before = `before_at => '${last?.at}', before_ref => '${last?.ref}',`;
  }
  expect(whole.length).toBeGreaterThanOrEqual(7);
  expect(read).toEqual(whole);
});

test('a key ends no more than a thousand sessions that the database has to remember', async () => {
  await as(bert, 'select end_studio_session(gen_random_uuid()) from generate_series(1, 1010)');
  await as(anna, 'select end_studio_session(gen_random_uuid())');
  const { rows } = await database.run(
    'select key_id, count(*)::integer from private.ended_studio_sessions group by 1 order by 1',
  );
  expect(rows).toEqual([
    { key_id: 'key-of-anna', count: 1 },
    { key_id: 'key-of-bert', count: 1000 },
  ]);
});
