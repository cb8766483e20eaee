import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';
import { contactFields } from '../../contact/fields';

const POSTS = 20;

const database = startMigratedDatabase();
afterAll(() => database.stop());

async function run(sql: string) {
  const { rows, error } = await database.run(sql);
  if (!rows) throw new Error(String(error));
  return rows;
}

const column = (rows: Record<string, unknown>[]) => rows.map((row) => Object.values(row)[0]);
const posts = async (query: string) =>
  column(await run(`select slug from list_studio_posts('${query}') order by slug`));
const messages = async (query: string) =>
  column(await run(`select subject from list_messages('${query}') order by subject`));
const draft = (content: string, revision = '(select max(id) from post_versions)') => `
  select save_draft(id::text, ${revision},
    '{"slug": "kiosk-een", "excerpt": "", "content": "${content}"}', gen_random_uuid())
  from posts where slug = 'kiosk-een'`;

beforeAll(async () => {
  await database.ready;
  await run("set track_functions = 'all'");
});

beforeEach(() =>
  run(`
    delete from posts; delete from private.deleted_posts; delete from contact_messages;
    insert into posts (slug, content, is_published) select 'post-' || n, '<p>Tekst</p>', true
      from generate_series(1, ${POSTS}) as n;
    insert into posts (slug, excerpt, content) values ('kiosk-een', 'Élan &amp; zo', '<p>Vijftig 50% <b>korting</b></p>');
    insert into contact_messages (name, email, subject, message)
      select 'Jan', 'jan@example.nl', 'Vraag ' || n, 'Hallo' from generate_series(1, ${POSTS}) as n;
    insert into contact_messages (name, email, subject, message)
      values ('Zoë', 'zoe@example.nl', 'Offerte', 'Een_zuil')`),
);

/** How often functions are called by a statement. Calls are counted up for a second, also over transactions. */
async function callsBy(sql: string, names: string) {
  const calls = `(select coalesce(sum(calls), 0)::integer from pg_stat_xact_user_functions
    where funcname = any ('{${names}}'))`;
  const [row] = await run(`create temp table gauge as select ${calls} as before; ${sql};
    select ${calls} - before as calls from gauge`);
  await run('drop table gauge');
  return Number(row?.calls);
}

test.each(["list_studio_posts('tekst')", "list_messages('hallo')"])(
  '%s normalises the query only, which takes the time, however many rows there are',
  async (call) => {
    expect(await callsBy(`select * from ${call}`, 'search_text,has_words')).toBeLessThan(5);
  },
);

test('a page of a list works out the state of its own posts only', async () => {
  expect(await callsBy("select * from list_studio_posts('', 'live', 0, 10)", 'post_state')).toBe(
    10,
  );
});

test.each([
  ['elan', ['kiosk-een']],
  ['ÉLAN & ZO', ['kiosk-een']],
  ['kiosk een', ['kiosk-een']],
  ['vijftig korting', ['kiosk-een']],
  ['vijftig post', []],
  ['50%', ['kiosk-een']],
  ['5%0', []],
  ['k_osk', []],
])('a search for "%s" finds %j', async (query, found) => {
  expect(await posts(query)).toEqual(found);
});

test('a post is found by its draft, and by its own text once the draft is gone', async () => {
  await run(draft('<p>Zonnescherm</p>'));
  expect([await posts('zonnescherm'), await posts('korting')]).toEqual([
    ['kiosk-een'],
    ['kiosk-een'],
  ]);
  await run('delete from post_drafts');
  expect([await posts('zonnescherm'), await posts('korting')]).toEqual([[], ['kiosk-een']]);
});

test('a post is found by its new text, and a deleted one leaves no text behind', async () => {
  await run("update posts set content = 'Waterdicht' where slug = 'kiosk-een'");
  expect([await posts('waterdicht'), await posts('korting')]).toEqual([['kiosk-een'], []]);
  await run("delete from posts where slug = 'kiosk-een'");
  expect(column(await run('select count(*)::integer from private.post_search'))).toEqual([POSTS]);
});

test.each(contactFields)('a message is found by its %s', async (field) => {
  const given = contactFields.map((name) => (name === field ? "'eigen@woord'" : "'x@y'"));
  await run(`insert into contact_messages (${contactFields}) values (${given})`);
  expect(await messages('eigen@woord')).toHaveLength(1);
});

test('a message is found without accents and capitals, by characters of patterns, and by its note', async () => {
  for (const query of ['zoe', 'ZOE@example', 'offerte', 'een_zuil']) {
    expect(await messages(query)).toEqual(['Offerte']);
  }
  expect(await messages('een%zuil')).toEqual([]);
  await run("update contact_messages set note = 'Belt terug' where subject = 'Offerte'");
  expect(await messages('belt offerte')).toEqual(['Offerte']);
});

test.each(["delete from contact_messages where subject = 'Offerte'", 'truncate contact_messages'])(
  'what is left for searching after "%s" is of the messages that are left',
  async (sql) => {
    await run(sql);
    const [row] = await run(`select (select count(*) from private.message_search) as texts,
      (select count(*) from contact_messages) as messages`);
    expect(row?.texts).toEqual(row?.messages);
  },
);

test('rows that were loaded without triggers are found too', async () => {
  await run('delete from private.post_search; delete from private.message_search');
  expect(await posts('elan')).toEqual(['kiosk-een']);
  expect(await messages('offerte')).toEqual(['Offerte']);
});

test('a message is stored when its search text cannot be', async () => {
  await run('alter table private.message_search add constraint nothing check (false) not valid');
  await run(`insert into contact_messages (name, email, subject, message)
    values ('Piet', 'piet@example.nl', 'Toch', 'Dag')`);
  expect(await messages('toch')).toEqual(['Toch']);
  await run('alter table private.message_search drop constraint nothing');
});

test('the list has each state as a post has it', async () => {
  await run(`
    insert into posts (slug, content, is_published, published_at)
      values ('later', 'x', true, now() + interval '1 day'), ('weg', 'x', true, now());
    update posts set is_published = false where slug = 'weg'`);
  const inState = async (state: string) =>
    column(await run(`select slug from list_studio_posts('', '${state}')`));
  expect([
    await inState('gepland'),
    await inState('ingetrokken'),
    await inState('concept'),
  ]).toEqual([['later'], ['weg'], ['kiosk-een']]);
});

describe('a new post', () => {
  const listed = async () =>
    column(await run("select total::integer from list_studio_posts('', 'concept') limit 1"))[0];
  const saveNew = `select save_draft(id::text, (select max(id) from post_versions where post_id = posts.id),
    '{"slug": "", "excerpt": "", "content": "<p>Ja</p>"}', gen_random_uuid()) from posts where slug like 'concept-%'`;

  test('is listed from the first text on, also when that was thrown away', async () => {
    await run('select new_post()');
    expect(await listed()).toBe(1);
    await run(saveNew);
    expect(await listed()).toBe(2);
    await run('delete from post_drafts');
    expect(await listed()).toBe(2);
  });

  test('that nobody wrote goes after a month, without a place among the deleted ones', async () => {
    const age = `set session_replication_role = replica;
      update posts set updated_at = now() - interval '31 days' where slug like 'concept-%';
      set session_replication_role = origin`;
    const count = async () =>
      column(await run("select count(*)::integer from posts where slug like 'concept-%'"))[0];
    await run(`select new_post(); ${age}; select new_post()`);
    expect(await count()).toBe(1);
    expect(
      column(
        await run(
          "select count(*)::integer from private.deleted_posts where post ->> 'slug' like 'concept-%'",
        ),
      ),
    ).toEqual([0]);
    await run(`${saveNew}; ${age}; select new_post()`);
    expect(await count()).toBe(2);
  });
});
