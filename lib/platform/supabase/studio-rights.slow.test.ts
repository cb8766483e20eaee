import { grantedRights } from '../../../packages/testbed/granted-rights';
import { type Role, startMigratedDatabase } from '../../../packages/testbed/migrated-database';

/** What the storage service of a project has before the first migration, as far as the migrations use it. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint,
    allowed_mime_types text[]);
  create table storage.objects (bucket_id text, name text);
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;`;

const database = startMigratedDatabase(STORAGE);
const rights = grantedRights(database);
beforeAll(() => database.ready);
afterAll(() => database.stop());

const NOW = Math.floor(Date.now() / 1000);

const keyOf = (role: Role, claims: object = {}) => ({
  role,
  name: 'Anna',
  jti: '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11',
  iat: NOW - 60,
  exp: NOW + 3600,
  ...claims,
});

/** What both roles may do with posts and pictures. */
const EDITOR_TABLES = [
  'public.pictures SELECT',
  'public.post_drafts SELECT',
  'public.post_versions SELECT',
  'public.posts SELECT',
  'storage.buckets SELECT',
  'storage.objects DELETE',
  'storage.objects INSERT',
  'storage.objects SELECT',
];

const EDITOR_FUNCTIONS = [
  'add_picture(jsonb) EXECUTE',
  'announce_presence(text,uuid) EXECUTE',
  'create_preview_token(text,interval) EXECUTE',
  'delete_picture(text) EXECUTE',
  'delete_post(text) EXECUTE',
  'discard_draft(text,bigint) EXECUTE',
  'end_studio_session(uuid) EXECUTE',
  'keep_text(text,jsonb) EXECUTE',
  'list_deleted_posts() EXECUTE',
  'list_pictures(text,integer,integer) EXECUTE',
  'list_studio_posts(text,text,integer,integer) EXECUTE',
  'missing_jobs() EXECUTE',
  'new_post() EXECUTE',
  'note_studio_key(boolean) EXECUTE',
  'private.studio_key_is_valid() EXECUTE',
  'private.studio_person() EXECUTE',
  'publish_post(text,bigint,timestamp with time zone) EXECUTE',
  'rename_post(text,text) EXECUTE',
  'republish_post(text,timestamp with time zone) EXECUTE',
  'restore_post(bigint) EXECUTE',
  'restore_version(bigint,bigint,uuid) EXECUTE',
  'revoke_preview_token(text) EXECUTE',
  'save_draft(text,bigint,jsonb,uuid) EXECUTE',
  'schema_version() EXECUTE',
  'set_picture_alt(text,text) EXECUTE',
  'slug_owner(text) EXECUTE',
  'studio_post(text) EXECUTE',
  'studio_session_is_open(uuid) EXECUTE',
  'withdraw_post(text) EXECUTE',
];

const OWNER_FUNCTIONS = [
  'add_studio_key(text,text,text,timestamp with time zone,timestamp with time zone) EXECUTE',
  'assign_messages(text[],text) EXECUTE',
  'count_messages() EXECUTE',
  'delete_answer_template(uuid) EXECUTE',
  'delete_message(text) EXECUTE',
  'delete_messages_of(text) EXECUTE',
  'delete_spam(text[]) EXECUTE',
  'list_answer_templates() EXECUTE',
  'list_messages(text,text,timestamp with time zone,text,integer) EXECUTE',
  'list_own_messages(text,text,timestamp with time zone,text,integer) EXECUTE',
  'list_studio_keys() EXECUTE',
  'list_studio_log(timestamp with time zone,text,integer) EXECUTE',
  'message_people() EXECUTE',
  'messages_of(text) EXECUTE',
  'revoke_studio_key(text) EXECUTE',
  'save_answer_template(uuid,text,text) EXECUTE',
  'set_message_note(text,text,text[],boolean) EXECUTE',
  'set_message_statuses(text[],text) EXECUTE',
  'undo_message_statuses(text[],text) EXECUTE',
];

describe.each([
  ['studio_editor', EDITOR_TABLES, EDITOR_FUNCTIONS],
  [
    'studio_owner',
    ['public.contact_messages DELETE', 'public.contact_messages SELECT', ...EDITOR_TABLES],
    [...EDITOR_FUNCTIONS, ...OWNER_FUNCTIONS].sort(),
  ],
] as const)('the role %s', (role, tables, functions) => {
  test('can use the schemas public and storage and create objects in none', async () => {
    expect(await rights.schemas(role)).toEqual(['public USAGE', 'storage USAGE']);
  });

  test('has these table privileges only', async () => {
    expect(await rights.tables(role)).toEqual(tables);
  });

  test('has privileges on the columns of these tables only', async () => {
    const columns = (await rights.columns(role)).map((column) =>
      String(column).replace(/\.\w+/, ''),
    );
    const expected = tables.map((table) => table.replace(/^\w+\./, ''));
    expect([...new Set(columns)].sort()).toEqual(
      expected.filter((table) => !table.endsWith('DELETE')).sort(),
    );
  });

  test('can execute these functions only', async () => {
    expect(await rights.functions(role)).toEqual(functions);
  });

  test('has no privilege on a sequence', async () => {
    expect(await rights.sequences(role)).toEqual([]);
  });

  test('has no role attribute and is a member of no other role', async () => {
    expect(await rights.memberships(role)).toEqual([]);
  });
});

test('the policies of the studio ask for a valid key, and those of the files for the folder blog of the bucket', async () => {
  const policies = await rights.policies();
  const person = '(( SELECT private.studio_person() AS studio_person) IS NOT NULL)';
  const files =
    "((bucket_id = 'media'::text) AND (name ~~ 'blog/%'::text) AND ( SELECT private.studio_key_is_valid() AS studio_key_is_valid))";
  expect(policies.filter((policy) => String(policy).includes('{studio_'))).toEqual([
    `contact_messages DELETE {studio_owner} ${person}`,
    `contact_messages SELECT {studio_owner} ${person}`,
    `objects DELETE {studio_editor,studio_owner} ${files}`,
    `objects INSERT {studio_editor,studio_owner} ${files}`,
    `objects SELECT {studio_editor,studio_owner} ${files}`,
    `pictures SELECT {studio_editor,studio_owner} ${person}`,
    `post_drafts SELECT {studio_editor,studio_owner} ${person}`,
    `post_versions SELECT {studio_editor,studio_owner} ${person}`,
    `posts SELECT {studio_editor,studio_owner} ${person}`,
  ]);
});

describe('a key of the studio', () => {
  beforeAll(() =>
    database.run(`
      insert into posts (slug, content, is_published) values ('een-concept', '<p>Concept</p>', false);
      insert into contact_messages (name, email, subject, message)
        values ('Jan', 'jan@deboer.example', 'Zuil', 'Dag');
      insert into storage.objects values ('media', 'blog/zuil.avif'), ('media', 'hero/hero.mp4'), ('other', 'blog/zuil.avif')`),
  );

  test.each([
    'select * from contact_messages',
    'select * from list_messages()',
    'select * from list_own_messages()',
    'select count_messages()',
    "select * from messages_of('jan@deboer.example')",
    "select delete_messages_of('jan@deboer.example')",
    "select set_message_statuses('{1}', 'spam')",
    "select undo_message_statuses('{1}', 'spam')",
    "select set_message_note('1', 'x', '{}')",
    "select delete_message('1')",
    "select delete_spam('{1}')",
    "select assign_messages('{1}', 'Bert')",
    'select message_people()',
    'select list_answer_templates()',
    "select save_answer_template(gen_random_uuid(), 'x', 'y')",
    'select delete_answer_template(gen_random_uuid())',
    "select revoke_studio_key('Bert')",
    'select * from list_studio_keys()',
    'select * from list_studio_log()',
    "select add_studio_key('x', 'Bert', 'studio_owner', now(), now())",
    'select * from private.studio_keys',
    'select * from private.studio_events',
  ])('of an editor cannot run %s', async (sql) => {
    expect(await database.run(sql, 'studio_editor', keyOf('studio_editor'))).toMatchObject({
      code: '42501',
    });
  });

  test('of an editor reads drafts and the files below blog, and can add no file elsewhere', async () => {
    const run = (sql: string) => database.run(sql, 'studio_editor', keyOf('studio_editor'));
    expect((await run('select slug from posts')).rows).toEqual([{ slug: 'een-concept' }]);
    expect((await run('select bucket_id, name from storage.objects')).rows).toEqual([
      { bucket_id: 'media', name: 'blog/zuil.avif' },
    ]);
    expect(
      await run("insert into storage.objects values ('media', 'hero/hero.mp4')"),
    ).toMatchObject({ code: '42501' });
    expect(
      await run("insert into storage.objects values ('media', 'blog/kast.avif')"),
    ).toMatchObject({ error: null });
  });

  test('of the owner reads messages', async () => {
    const run = (sql: string) => database.run(sql, 'studio_owner', keyOf('studio_owner'));
    expect((await run('select name from contact_messages')).rows).toEqual([{ name: 'Jan' }]);
    expect((await run('select name from list_messages()')).rows).toEqual([{ name: 'Jan' }]);
  });

  const EVERYTHING = [
    'select * from posts',
    'select * from post_versions',
    'select * from contact_messages',
    'select list_studio_posts()',
    "select messages_of('jan@deboer.example')",
    'select list_messages()',
    'select new_post()',
    "select create_preview_token('Anna')",
    "select revoke_studio_key('Anna')",
    'select list_studio_keys()',
    'select list_studio_log()',
    'select note_studio_key()',
  ];

  test.each([
    ['no claims', {}],
    ['an expired key', keyOf('studio_owner', { exp: NOW - 1 })],
    ['a key that never expires', keyOf('studio_owner', { exp: undefined })],
    ['a key without an id', keyOf('studio_owner', { jti: undefined })],
    ['a key without a name', keyOf('studio_owner', { name: '' })],
    ['a key of another role', keyOf('anon')],
  ])('gives nothing in the role of the owner with %s', async (_, claims) => {
    for (const sql of EVERYTHING) {
      expect(await database.run(sql, 'studio_owner', claims)).toMatchObject({ code: 'PT401' });
    }
    expect(
      (await database.run('select * from storage.objects', 'studio_owner', claims)).rows,
    ).toEqual([]);
  });

  test('gives nothing once it is revoked by its id', async () => {
    const key = keyOf('studio_owner', { jti: 'revoked-one' });
    await database.run(
      "select revoke_studio_key('revoked-one')",
      'studio_owner',
      keyOf('studio_owner'),
    );
    for (const sql of EVERYTHING) {
      expect(await database.run(sql, 'studio_owner', key)).toMatchObject({ code: 'PT401' });
    }
  });

  test('gives nothing once the keys of its person are revoked by name, until a new one is made', async () => {
    const key = keyOf('studio_editor', { name: 'Bert', jti: 'first' });
    const read = (claims: object) => database.run('select * from posts', 'studio_editor', claims);
    expect(await read(key)).toMatchObject({ error: null });
    await database.run("select revoke_studio_key('Bert')", 'studio_owner', keyOf('studio_owner'));
    expect(await read(key)).toMatchObject({ code: 'PT401' });
    expect(await read({ ...key, iat: undefined })).toMatchObject({ code: 'PT401' });
    expect(await read({ ...key, jti: 'second', iat: NOW + 3600 })).toMatchObject({ error: null });
  });

  test('makes preview tokens of a month at most, the last ten of which are valid', async () => {
    const claims = keyOf('studio_editor', { name: 'Cor' });
    for (let count = 0; count < 12; count += 1) {
      const { error } = await database.run(
        "select create_preview_token('x', null)",
        'studio_editor',
        claims,
      );
      expect(error).toBeNull();
    }
    const { rows } = await database.run(
      `select label, count(*)::integer, bool_and(expires_at <= now() + interval '30 days') as expires
        from private.preview_tokens group by label`,
    );
    expect(rows).toEqual([{ label: 'Studio: Cor', count: 10, expires: true }]);
  });
});
