import {
  type Answer as DatabaseAnswer,
  startMigratedDatabase,
} from '../../packages/testbed/migrated-database';

type Reference = { slug: string } | null;
type Announcement = {
  type: string;
  record: Reference;
  old_record: Reference;
  linking: string[];
};

type Answer = DatabaseAnswer<Announcement>;

const database = startMigratedDatabase<Announcement>();
beforeAll(() => database.ready);
afterAll(() => database.stop());

/** The announcements and the error of each statement, starting without posts. */
async function run(...statements: string[]): Promise<Answer[]> {
  await database.run('delete from posts');
  const results = [];
  for (const sql of statements) results.push(await database.run(sql));
  return results;
}

async function runAndTakeLast(...statements: string[]): Promise<Answer> {
  return (await run(...statements)).at(-1) ?? { heard: [], error: 'no statement' };
}

const insert = (slug: string, { at = '2020-01-02', published = true } = {}) =>
  `insert into posts (slug, content, is_published, published_at) values ('${slug}', 'x', ${published}, '${at}')`;
const announceDuePosts = 'select private.announce_due_posts()';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const expireAnnouncedUntil = "update private.due_posts set announced_until = '2019-01-01'";

const slugsOf = ({ heard }: Answer) =>
  heard.map(({ type, record, old_record }) => [
    type,
    record?.slug ?? null,
    old_record?.slug ?? null,
  ]);

test('each insert, update, slug change, withdrawal, republication and deletion of a post is announced once', async () => {
  const life = await run(
    insert('a'),
    "update posts set content = 'y' where slug = 'a'",
    "update posts set slug = 'b' where slug = 'a'",
    "update posts set is_published = false where slug = 'b'",
    "update posts set is_published = true where slug = 'b'",
    "delete from posts where slug = 'b'",
  );
  expect(life.map(slugsOf)).toEqual([
    [['INSERT', 'a', null]],
    [['UPDATE', 'a', 'a']],
    [['UPDATE', 'b', 'a']],
    [['UPDATE', 'b', 'b']],
    [['UPDATE', 'b', 'b']],
    [['DELETE', null, 'b']],
  ]);
});

test.each([
  ['a draft is inserted', [insert('a', { published: false })]],
  ['a draft is updated', [insert('a', { published: false }), "update posts set content = 'y'"]],
  ['a draft is deleted', [insert('a', { published: false }), 'delete from posts']],
  ['a post with a future publication date is inserted', [insert('a', { at: tomorrow })]],
  ['no scheduled post is due', [insert('a', { at: tomorrow }), insert('b'), announceDuePosts]],
])('database announces nothing when %s', async (_, statements) => {
  expect((await runAndTakeLast(...statements)).heard).toEqual([]);
});

test('scheduled post is announced once when its publication date has passed', async () => {
  const scheduled = [
    insert('a', { at: tomorrow }),
    insert('b', { at: tomorrow, published: false }),
  ];
  const makeDue = "update posts set published_at = '2020-01-01'";
  // The replica role skips the trigger that announces each statement.
  const makeDueSilently = `set session_replication_role = replica; ${makeDue}; set session_replication_role = origin`;
  const results = await run(
    ...scheduled,
    makeDueSilently,
    expireAnnouncedUntil,
    announceDuePosts,
    announceDuePosts,
  );
  expect(results.slice(-2).map(slugsOf)).toEqual([[['UPDATE', 'a', 'a']], []]);
});

test('announcement names the adjacent posts before and after a changed publication date', async () => {
  const list = [
    insert('een', { at: '2020-01-01' }),
    insert('twee', { at: '2020-01-02' }),
    insert('drie', { at: '2020-01-03' }),
    insert('vier', { at: '2020-01-04' }),
  ];
  const moved = "update posts set published_at = '2020-01-05' where slug = 'twee'";
  const [announcement] = (await runAndTakeLast(...list, moved)).heard;
  expect(new Set(announcement?.linking)).toEqual(new Set(['vier', 'een', 'drie']));
});

test('announcement names the former slugs of a post, also when it is deleted', async () => {
  const results = await run(
    insert('a'),
    "update posts set slug = 'b' where slug = 'a'",
    "update posts set slug = 'c' where slug = 'b'",
    'delete from posts',
  );
  for (const { heard } of results.slice(-2)) {
    expect(heard[0]?.linking.toSorted()).toEqual(expect.arrayContaining(['a', 'b']));
  }
});

test('a post is announced alone when the slugs that link to it cannot be found', async () => {
  const rename = (from: string, to: string) =>
    `alter function private.${from}(public.posts) rename to ${to}`;
  const results = await run(
    rename('linking_slugs', 'away'),
    insert('a'),
    "delete from posts where slug = 'a'",
    rename('away', 'linking_slugs'),
  );
  expect(results.slice(1, 3)).toEqual([
    { heard: [expect.objectContaining({ linking: [] })], error: null, rows: [] },
    { heard: [expect.objectContaining({ linking: [] })], error: null, rows: [] },
  ]);
});

test('post with an infinite publication date is rejected', async () => {
  const { error } = await runAndTakeLast(insert('a', { at: '-infinity' }));
  expect(error).toContain('published_at_is_a_date');
});

describe('a post of a subject with many long slugs', () => {
  /** Each word occurs in four other slugs, all of 120 characters. */
  const words = Array.from({ length: 24 }, (_, n) => `woord${String.fromCharCode(97 + n)}`);
  const long = (start: string) => start.padEnd(120, 'x');
  const others = words.flatMap((word) =>
    [1, 2, 3, 4].map((n) => insert(long(`${n}-${word}-`), { at: `2020-0${n}-02` })),
  );
  const published = insert(words.slice(0, 17).join('-'), { at: '2020-03-01' });

  test('is announced in parts that name all of them', async () => {
    const { heard, error } = await runAndTakeLast(...others, published);
    expect(error).toBeNull();
    expect(heard.length).toBeGreaterThan(1);
    expect(new Set(heard.map(({ record }) => record?.slug)).size).toBe(1);
    const named = heard.flatMap(({ linking }) => linking);
    expect(named).toHaveLength(new Set(named).size);
    expect(named.length).toBeGreaterThanOrEqual(17 * 4);
  });

  test('is announced to a site even if the database cannot notify', async () => {
    const called = `create table private.called (body jsonb);
      create or replace function private.call_revalidate_url(body jsonb) returns void
        language sql as $$ insert into private.called values (body) $$;
      create schema broken;
      create function broken.pg_notify(text, text) returns void language plpgsql
        as $$ begin raise 'payload string too long'; end $$;
      alter function private.announce set search_path = broken, pg_catalog`;
    await run(called, insert('kiosk'));
    const { rows } = await database.run(
      "select body -> 'record' ->> 'slug' as slug from private.called",
    );
    expect(rows).toEqual([{ slug: 'kiosk' }]);
  });
});
