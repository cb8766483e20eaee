import { readdirSync, readFileSync } from 'node:fs';
import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';

/** Variants of the two tables: the specification names columns, and leaves most types, keys and defaults open. */
const projects = {
  'uuid ids, nulls and rows that violate check constraints': {
    posts: `create table posts (id uuid primary key default gen_random_uuid(), slug text, image_url text,
      published_at timestamptz, excerpt text, content text, meta_description text, is_published boolean);
      alter table posts enable row level security;
      create policy everything on posts for all using (true) with check (true);
      grant all on posts to public`,
    messages: `create table contact_messages (name text, email text, subject text, message text);
      alter table contact_messages enable row level security;
      create policy "Enable read access for all users" on contact_messages for select using (true)`,
  },
  'serial ids and timestamps without a time zone': {
    posts: `create table posts (id bigserial primary key, slug varchar(255) unique not null, image_url text,
      published_at timestamp, excerpt varchar(1000), content text, meta_description text,
      is_published boolean default true)`,
    messages: `create table contact_messages (id serial primary key, created_at timestamp default now(),
      name varchar, email varchar, subject varchar, message text)`,
  },
  'date columns and neither keys nor defaults': {
    posts: `create table posts (id integer, slug text, image_url text, published_at date, excerpt text,
      content text, meta_description text, is_published boolean)`,
    messages: `create table contact_messages (id uuid, created_at timestamptz, name text, email text,
      subject text, message text)`,
  },
  'columns in another order, text ids and dates as text': {
    posts: `create table posts (content text, is_published boolean not null, meta_description text,
      published_at text, excerpt text not null, slug text primary key, id text, image_url text)`,
    messages: `create table contact_messages (message text, subject text, email text, name text, id bigint)`,
  },
};

const OLD_ROWS = `;
  insert into posts (slug, published_at, excerpt, content, is_published) values
    ('oude-kiosk', '2024-03-01', 'Een samenvatting', '<p>Oud</p>', true),
    ('nieuwe-kiosk', '2025-03-01', '', null, true),
    ('Met_Hoofdletters', '2023-03-01', '', '<p>x</p>', true),
    ('concept', null, repeat('lang ', 150), '<p>x</p>', false);
  insert into contact_messages (name, email, subject, message)
    values ('Jan', 'jan@deboer.example', 'Zuil', 'Dag'), (null, 'geen adres', '', null)`;

const NEW_MESSAGE = `insert into contact_messages (name, email, subject, message, submission_key)
  values ('Piet', 'piet@example.nl', 'Zuil', 'Dag', '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11')`;

const EDITOR = { role: 'studio_editor', name: 'Anna', jti: 'a', iat: 0, exp: 9_999_999_999 };
const DRAFT = '{"slug": "studio-bericht", "excerpt": "Kort", "content": "<p>Tekst</p>"}';

/** All privileges of the public roles and those of the studio, with policies, row-level security, required columns and check constraints. */
const PRIVILEGES = `
  select concat_ws(' ', role, 'column', c.relname || '.' || a.attname, privilege) as found
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
      unnest('{anon,authenticated,studio_editor,studio_owner}'::text[]) as role,
      unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) as privilege
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'v', 'm') and has_column_privilege(role, c.oid, a.attnum, privilege)
  union all
  select concat_ws(' ', role, 'table', c.relname, privilege)
    from pg_class c, unnest('{anon,authenticated,studio_editor,studio_owner}'::text[]) as role,
      unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,TRIGGER}'::text[]) as privilege
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'v', 'm') and has_table_privilege(role, c.oid, privilege)
  union all
  select concat_ws(' ', role, 'sequence', c.relname)
    from pg_class c, unnest('{anon,authenticated,studio_editor,studio_owner}'::text[]) as role
    where c.relkind = 'S' and has_sequence_privilege(role, c.oid, 'USAGE, SELECT, UPDATE')
  union all
  select concat_ws(' ', role, 'function', p.oid::regprocedure)
    from pg_proc p, unnest('{anon,authenticated,studio_editor,studio_owner}'::text[]) as role
    where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'EXECUTE')
  union all
  -- The slug of an adopted table may be a varchar.
  select concat_ws(' ', 'policy', tablename, policyname, cmd, roles, replace(qual, '(slug)::text', 'slug'), with_check)
    from pg_policies
  union all
  select concat_ws(' ', 'row security', relname) from pg_class where relrowsecurity
  union all
  select concat_ws(' ', 'required', table_name, column_name) from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO'
  union all
  select concat_ws(' ', 'rule', conrelid::regclass, conname) from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
  order by 1`;

/** Every row of the tables with content. */
const STORED = [
  'public.posts',
  'public.contact_messages',
  'private.post_words',
  'private.posts_per_month',
  'private.former_slugs',
  'private.deleted_posts',
  'public.post_drafts',
  'public.post_versions',
]
  .map(
    (table) =>
      `select '${table}' as name, to_jsonb(stored)::text as content from ${table} as stored`,
  )
  .join(' union all ')
  .concat(' order by 1, 2');

type Database = ReturnType<typeof startMigratedDatabase>;

async function rows(database: Database, sql: string, role?: 'anon') {
  const result = await database.run(sql, role);
  if (!result.rows) throw new Error(`${sql}: ${result.error}`);
  return result.rows;
}

const fresh = startMigratedDatabase();
beforeAll(() => fresh.ready);
afterAll(() => fresh.stop());

describe.each(Object.entries(projects))('adopted project with %s', (_, { posts, messages }) => {
  let database: Database;
  let warnings: string[];
  beforeAll(async () => {
    database = startMigratedDatabase(`${posts}; ${messages} ${OLD_ROWS}`);
    warnings = await database.ready;
  });
  afterAll(() => database.stop());

  test('applies every migration', async () => {
    const newest = readdirSync('supabase/migrations').sort().at(-1)?.slice(0, 14);
    expect(await rows(database, 'select schema_version() as version', 'anon')).toEqual([
      { version: newest },
    ]);
  });

  test('keeps all rows, and the site lists the published posts that have a page, newest first', async () => {
    const listed = await rows(database, 'select slug from list_posts(0, 10)', 'anon');
    expect(listed.map(({ slug }) => slug)).toEqual(['nieuwe-kiosk', 'oude-kiosk']);
    expect(await rows(database, 'select count_readable_posts() as count', 'anon')).toEqual([
      { count: 2 },
    ]);
    expect(
      await rows(
        database,
        "select excerpt, content, published_at::text, is_published from posts where slug = 'oude-kiosk'",
        'anon',
      ),
    ).toEqual([
      {
        excerpt: 'Een samenvatting',
        content: '<p>Oud</p>',
        published_at: '2024-03-01 00:00:00+00',
        is_published: true,
      },
    ]);
    expect(await rows(database, "select slug from related_posts('oude-kiosk')", 'anon')).toEqual(
      [],
    );
    expect(await rows(database, 'select year from post_years()', 'anon')).toHaveLength(2);
    expect(
      await rows(
        database,
        'select name, message, notified_at is null as unread from contact_messages order by 1',
      ),
    ).toEqual([
      { name: '', message: '', unread: false },
      { name: 'Jan', message: 'Dag', unread: false },
    ]);
  });

  test('accepts new posts and messages with unique ids', async () => {
    await rows(database, NEW_MESSAGE, 'anon');
    await rows(database, "insert into posts (slug, content) values ('erbij', '<p>Nieuw</p>')");
    for (const table of ['posts', 'contact_messages'])
      expect(
        await rows(
          database,
          `select count(*)::integer - count(distinct id)::integer as surplus from ${table}`,
        ),
      ).toEqual([{ surplus: 0 }]);
    expect(await database.run(NEW_MESSAGE, 'anon')).toMatchObject({ code: '23505' });
  });

  test('gives the public roles the same privileges as in a new project', async () => {
    expect(await rows(database, PRIVILEGES)).toEqual(await rows(fresh, PRIVILEGES));
    expect(await database.run('select * from contact_messages', 'anon')).toMatchObject({
      code: '42501',
    });
  });

  test('lets the studio write, publish, rename, delete and restore a post', async () => {
    const call = async (sql: string) => {
      const { rows, error } = await database.run(sql, 'studio_editor', EDITOR);
      if (!rows) throw new Error(`${sql}: ${error}`);
      return Object.values(rows[0] ?? {})[0] as { id: string; revision: number; state: string };
    };
    const { id, revision } = await call('select new_post()');
    const saved = await call(
      `select revision from save_draft('${id}', ${revision}, '${DRAFT}', gen_random_uuid())`,
    );
    expect(await call(`select publish_post('${id}', ${saved})`)).toMatchObject({ state: 'live' });
    await call(`select rename_post('${id}', 'nieuw-bericht')`);
    const stored = () => rows(database, "select * from posts where slug = 'nieuw-bericht'");
    const before = await stored();
    const deleted = await call(`select delete_post('${id}')`);
    expect(await stored()).toEqual([]);
    expect(await call(`select restore_post(${deleted})`)).toMatchObject({ id, state: 'live' });
    expect(await stored()).toEqual(before);
    expect(await rows(database, "select current_slug('studio-bericht') as slug", 'anon')).toEqual([
      { slug: 'nieuw-bericht' },
    ]);
  });

  test('can be migrated again without a change of rows, privileges or functions', async () => {
    const state = async () => [
      await rows(database, PRIVILEGES),
      await rows(database, STORED),
      await rows(
        database,
        "select oid::regprocedure::text, prosrc from pg_proc where pronamespace::regnamespace::text in ('public', 'private') order by 1",
      ),
    ];
    const before = await state();
    for (const file of readdirSync('supabase/migrations').sort())
      await rows(database, `${readFileSync(`supabase/migrations/${file}`, 'utf8')}; select 1`);
    expect(await state()).toEqual(before);
  });

  test('warns which old rows violate a check constraint, and new rows must satisfy it', async () => {
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('posts_slug_check and stay as they are (slug Met_Hoofdletters)'),
        expect.stringContaining('posts_excerpt_check and stay as they are (slug concept)'),
        expect.stringContaining('contact_messages_email_check and stay as they are (id '),
      ]),
    );
    expect(
      await database.run("insert into posts (slug, content) values ('Met_Streep', '')"),
    ).toMatchObject({ code: '23514' });
  });
});

test('duplicate slugs stop the migration with their names, and nothing is changed', async () => {
  const database = startMigratedDatabase(`create table posts (id uuid, slug text, content text);
    insert into posts (slug) values ('twee'), ('twee'), ('een')`);
  await expect(database.ready).rejects.toThrow(
    'The column slug of the table posts has to be unique and is not: twee (2 rows). Change or delete all but one of each, then run the migrations again.',
  );
  expect(await rows(database, 'select * from posts order by slug')).toEqual([
    { id: null, slug: 'een', content: null },
    { id: null, slug: 'twee', content: null },
    { id: null, slug: 'twee', content: null },
  ]);
  database.stop();
});

test('a text that is not a date stops the migration and is named', async () => {
  const database = startMigratedDatabase(`create table posts (slug text, published_at text);
    insert into posts values ('een', 'gisteren')`);
  await expect(database.ready).rejects.toThrow(
    /^The column posts.published_at holds a value that is not a timestamp \(.*gisteren.*\)/,
  );
  database.stop();
});

test('migrating a new project gives no warning', async () => {
  expect(await fresh.ready).toEqual([]);
});

test('the content of a post is limited to 200,000 bytes', async () => {
  const insert = (bytes: number) =>
    fresh.run(
      `insert into posts (slug, content) values ('bytes-${bytes}', repeat('é', ${bytes / 2}))`,
    );
  expect(await insert(200_000)).toMatchObject({ rows: [] });
  expect(await insert(200_002)).toMatchObject({ code: '23514' });
});
