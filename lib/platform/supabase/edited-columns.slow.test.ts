import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';

/** What the studio does not let editors change as a text: all other columns of posts must be where these tests look. */
const NOT_EDITED = ['id', 'is_published', 'updated_at'];
/** What private.text_of leaves out. */
const DATE = 'published_at';

/** Two values of each type, in SQL's words for it. A column whose rule refuses these gets its own below. */
const VALUES_OF_TYPE: Record<string, [unknown, unknown]> = {
  text: ['eerste', 'tweede'],
  boolean: [true, false],
  integer: [1, 2],
  'timestamp with time zone': ['2025-03-01T00:00:00+00:00', '2025-04-01T00:00:00+00:00'],
};
const VALUES_OF_COLUMN: Record<string, [unknown, unknown]> = {};

const SESSION = '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11';
const EDITOR = { role: 'studio_editor', name: 'Anna', jti: 'a', iat: 0, exp: 9_999_999_999 };

type Post = { id: string; revision: number; draft: Row | null; post: Row };
type Row = Record<string, unknown>;

const database = startMigratedDatabase();
afterAll(() => database.stop());

async function rows(sql: string, role?: 'studio_editor') {
  const answer = await database.run(sql, role, role && EDITOR);
  if (!answer.rows) throw new Error(`${sql}: ${answer.error}`);
  return answer.rows;
}
const call = async (sql: string) =>
  (await rows(`select ${sql} as answer`, 'studio_editor'))[0]?.answer;

/** The columns of posts that editors change, and a value of each for two texts. */
let columns: string[] = [];
let first: Row = {};
let second: Row = {};

beforeAll(async () => {
  await database.ready;
  const found = await rows(`select column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public' and table_name = 'posts'`);
  const edited = found.filter(({ name }) => !NOT_EDITED.includes(String(name)));
  columns = edited.map(({ name }) => String(name));
  const valuesAt = (index: 0 | 1) => (column: Row) => {
    const values = VALUES_OF_COLUMN[String(column.name)] ?? VALUES_OF_TYPE[String(column.type)];
    if (!values) throw new Error(`Name two values of ${column.name} in ${__filename}.`);
    return [column.name, values[index]];
  };
  first = Object.fromEntries(edited.map(valuesAt(0)));
  second = Object.fromEntries(edited.map(valuesAt(1)));
});

const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;
const newPost = async () => (await call('new_post()')) as Post;
const saveDraft = async ({ id, revision }: Post, draft: Row) => {
  await call(`save_draft('${id}', ${revision}, ${json(draft)}, '${SESSION}')`);
  return (await call(`studio_post('${id}')`)) as Post;
};
/** The columns whose value is another one than in the text. */
const lostOf = (text: Row, stored: Row | null | undefined) =>
  columns.filter((column) => stored?.[column] !== text[column]);
/** Away again, so that the next post can have the same slug. */
const remove = (post: Post) => rows(`delete from posts where id::text = '${post.id}'`);

test.each(['post_drafts', 'post_versions'])(
  'public.%s has every column of posts that editors change',
  async (table) => {
    const found = await rows(`select column_name as name
      from information_schema.columns where table_schema = 'public' and table_name = '${table}'`);
    const names = found.map(({ name }) => name);
    expect(columns.filter((column) => !names.includes(column))).toEqual([]);
  },
);

test('private.text_of gives every column of posts that editors change, but for the date', async () => {
  const [answer] = await rows(`select private.text_of(${json(first)}) as text`);
  const lost = lostOf(first, answer?.text as Row);
  expect(lost.filter((column) => column !== DATE)).toEqual([]);
});

test('public.save_draft stores every column of a draft that exists', async () => {
  const post = await saveDraft(await newPost(), first);
  const { draft } = await saveDraft(post, second);
  expect(lostOf(second, draft)).toEqual([]);
  await remove(post);
});

test('private.write_post writes every column of posts that editors change', async () => {
  const post = await newPost();
  const [written] = await rows(`select to_jsonb(written) as row from posts,
    private.write_post(jsonb_populate_record(posts, ${json(first)})) as written
    where posts.id::text = '${post.id}'`);
  expect(lostOf(first, written?.row as Row)).toEqual([]);
  await remove(post);
});

test('a version that is restored brings back, and publishing shows, every column that editors change', async () => {
  let post = await saveDraft(await newPost(), first);
  post = (await call(`publish_post('${post.id}', ${post.revision})`)) as Post;
  expect(lostOf(first, post.post)).toEqual([]);
  post = await saveDraft(post, second);
  const [version] = await rows(
    `select id from post_versions where post_id::text = '${post.id}' and slug = '${first.slug}'`,
  );
  post = (await call(`restore_version(${version?.id}, ${post.revision}, '${SESSION}')`)) as Post;
  expect(lostOf(first, post.draft)).toEqual([]);
  await remove(post);
});
