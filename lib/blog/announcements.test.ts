import {
  type Answer as DatabaseAnswer,
  startMigratedDatabase,
} from '../../scripts/harness/migrated-database';

type Reference = { slug: string } | null;
type Announcement = {
  type: string;
  record: Reference;
  old_record: Reference;
  neighbours: string[];
};

type Answer = DatabaseAnswer<Announcement>;

const database = startMigratedDatabase<Announcement>();
beforeAll(() => database.ready);
afterAll(() => database.stop());

/** What the site is told at each of the statements, and the error if it had one. */
async function run(...statements: string[]): Promise<Answer[]> {
  await database.run('delete from posts');
  const answers = [];
  for (const sql of statements) answers.push(await database.run(sql));
  return answers;
}

/** The same of the last statement only. */
async function afterStatements(...statements: string[]): Promise<Answer> {
  return (await run(...statements)).at(-1) ?? { heard: [], error: 'no statement' };
}

const insert = (slug: string, { at = '2020-01-02', published = true } = {}) =>
  `insert into posts (slug, content, is_published, published_at) values ('${slug}', 'x', ${published}, '${at}')`;
const announceDue = 'select private.announce_due_posts()';
const soon = new Date(Date.now() + 86_400_000).toISOString();
const waitUntilDue = "update private.due_posts set announced_until = '2019-01-01'";

const slugsOf = ({ heard }: Answer) =>
  heard.map(({ type, record, old_record }) => [
    type,
    record?.slug ?? null,
    old_record?.slug ?? null,
  ]);

test('writing, changing, moving, withdrawing and deleting a post are each announced once', async () => {
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
  ['a draft is written', [insert('a', { published: false })]],
  ['a draft is changed', [insert('a', { published: false }), "update posts set content = 'y'"]],
  ['a draft is deleted', [insert('a', { published: false }), 'delete from posts']],
  ['a post is written ahead', [insert('a', { at: soon })]],
  ['no post has fallen due', [insert('a', { at: soon }), insert('b'), announceDue]],
])('nothing is announced when %s', async (_, statements) => {
  expect((await afterStatements(...statements)).heard).toEqual([]);
});

test('a post that was written ahead is announced when its moment has come, and only once', async () => {
  const due = [insert('a', { at: soon }), insert('b', { at: soon, published: false })];
  const come = "update posts set published_at = '2020-01-01'";
  // With the announcements of the statements themselves out of the way.
  const silently = `set session_replication_role = replica; ${come}; set session_replication_role = origin`;
  const answers = await run(...due, silently, waitUntilDue, announceDue, announceDue);
  expect(answers.slice(-2).map(slugsOf)).toEqual([[['UPDATE', 'a', 'a']], []]);
});

test('the posts beside it are named, before and after the change', async () => {
  const list = [
    insert('een', { at: '2020-01-01' }),
    insert('twee', { at: '2020-01-02' }),
    insert('drie', { at: '2020-01-03' }),
    insert('vier', { at: '2020-01-04' }),
  ];
  const moved = "update posts set published_at = '2020-01-05' where slug = 'twee'";
  const [announcement] = (await afterStatements(...list, moved)).heard;
  expect(new Set(announcement?.neighbours)).toEqual(new Set(['vier', 'een', 'drie']));
});

test('the addresses that lead to a post are named, also when it is deleted', async () => {
  const answers = await run(
    insert('a'),
    "update posts set slug = 'b' where slug = 'a'",
    "update posts set slug = 'c' where slug = 'b'",
    'delete from posts',
  );
  for (const { heard } of answers.slice(-2)) {
    expect(heard[0]?.neighbours.toSorted()).toEqual(expect.arrayContaining(['a', 'b']));
  }
});

test('publishing succeeds although the announcement fails', async () => {
  const rename = (from: string, to: string) =>
    `alter function private.${from}(public.posts) rename to ${to}`;
  const answers = await run(
    rename('naming_slugs', 'away'),
    insert('a'),
    "delete from posts where slug = 'a'",
    rename('away', 'naming_slugs'),
  );
  expect(answers.slice(1, 3)).toEqual([
    expect.objectContaining({ heard: [], error: null }),
    expect.objectContaining({ heard: [], error: null }),
  ]);
});

test('a post without a date on the calendar is refused', async () => {
  const { error } = await afterStatements(insert('a', { at: '-infinity' }));
  expect(error).toContain('published_at_is_a_date');
});
