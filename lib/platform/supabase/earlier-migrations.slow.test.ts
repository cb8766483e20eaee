import { earlierMigrations } from '../../../packages/testbed/earlier-migrations';
import { type Answer, startMigratedDatabase } from '../../../packages/testbed/migrated-database';
import { migrationNames } from './migration-names';

type Database = ReturnType<typeof startMigratedDatabase>;

/** Everything that a migration defines, one definition a row. */
const SCHEMA = `
  select concat_ws(' ', 'table', c.oid::regclass, c.relkind, c.relrowsecurity, rights) as definition
    from pg_class c, lateral (
      select string_agg(right_::text, ' ' order by right_::text) as rights from unnest(
        coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) as right_) as granted
    where relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'S')
  union all
  select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      attidentity, attstorage, pg_get_expr(adbin, adrelid), attacl)
    from pg_attribute join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ('public', 'private') and relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace::regnamespace::text in ('public', 'private')
  union all
  select indexdef from pg_indexes where schemaname in ('public', 'private')
  union all
  select concat_ws(' ', pg_get_functiondef(oid), (
      select string_agg(right_::text, ' ' order by right_::text)
      from unnest(coalesce(proacl, acldefault('f', proowner))) as right_))
    from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
  union all
  select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select concat_ws(' ', 'policy', policies::text) from pg_policies as policies
  order by 1`;

/** Rows as the earlier migrations make them. */
const ROWS = `
  insert into posts (slug, content, is_published, published_at) values
    ('kiosk-een', '<p>Een</p>', true, '2020-01-01'), ('kiosk-twee', '<p>Twee</p>', true, '2020-02-01'),
    ('later', '<p>Later</p>', true, now() + interval '1 day'), ('concept', '<p>Concept</p>', false, now());
  update posts set slug = 'kiosk-nieuw' where slug = 'kiosk-een';
  insert into contact_messages (name, email, subject, message, sender_volume)
    values ('Jan', 'jan@example.nl', 'Zuil', 'Dag', 'first'), ('Piet', 'piet@example.nl', 'Kast', 'Hallo', null);
  insert into private.message_bytes values (current_date, 100);
  select create_preview_token('Jan');`;

const ROWS_OF_THE_STUDIO = `
  select save_draft(id::text, (select max(id) from post_versions where post_id = posts.id),
    '{"slug": "kiosk-nieuw", "excerpt": "", "content": "<p>Concept</p>"}', gen_random_uuid())
    from posts where slug = 'kiosk-nieuw';
  select announce_presence(id::text, gen_random_uuid()) from posts;
  select revoke_studio_key('Bert');
  insert into pictures (path, widths, width, height, bytes, original_name, created_by)
    values ('blog/kiosk.avif', '{640}', 640, 360, 1000, 'kiosk.jpg', 'Anna');
  delete from posts where slug = 'concept';`;

/** Keeps what every table holds before the migrations of today run. */
const KEEP = `
  create schema kept;
  do $$
  declare
    kept record;
  begin
    for kept in select schemaname, tablename from pg_tables
      where schemaname in ('public', 'private') and tablename <> 'schema_version'
    loop
      execute format('create table kept.%2$I as select * from %1$I.%2$I', kept.schemaname, kept.tablename);
    end loop;
  end;
  $$;`;

/** How many rows of each table were kept, and how many of these are lost or changed. */
const LOST = `
  create function kept.lost(schema_name text, table_name text) returns table (name text, kept integer, lost integer)
  language plpgsql as $$
  begin
    return query execute format(
      'select %2$L, count(*)::integer, count(*) filter (where not exists (
          select from %1$I.%2$I as present where to_jsonb(present) @> to_jsonb(earlier)))::integer
        from kept.%2$I as earlier', schema_name, table_name);
  end;
  $$;
  select lost.* from pg_tables as earlier
    join pg_tables as present on present.tablename = earlier.tablename and present.schemaname in ('public', 'private')
    cross join lateral kept.lost(present.schemaname, present.tablename) as lost
    where earlier.schemaname = 'kept' order by 1`;

const fresh = startMigratedDatabase();
beforeAll(() => fresh.ready);
afterAll(() => fresh.stop());

const earlier = earlierMigrations();
const upTo = (version: string) =>
  earlier.filter(({ name }) => name.slice(0, 14) <= version).map(({ sql }) => sql);

const column = ({ rows = [], error }: Answer) =>
  error ?? rows.map(({ definition }) => String(definition));

test('the migrations of today are newer than the earlier ones', () => {
  expect(earlier).toHaveLength(20);
  expect(String(earlier.at(-1)?.name) < migrationNames[0]).toBe(true);
});

describe.each([
  ['20261126010500', 'all', [ROWS, ROWS_OF_THE_STUDIO]],
  ['20261124010500', 'those of the first studio', [ROWS, ROWS_OF_THE_STUDIO]],
  ['20261123010900', 'those before the studio', [ROWS]],
] as const)('a database with the earlier migrations up to %s (%s)', (version, _, rows) => {
  let database: Database;
  beforeAll(async () => {
    database = startMigratedDatabase([...upTo(version), ...rows, KEEP].join('\n'));
    expect(await database.ready).toEqual([]);
  });
  afterAll(() => database.stop());

  test('gets the schema of a new one', async () => {
    const wanted = column(await fresh.run(SCHEMA));
    expect(wanted.length).toBeGreaterThan(300);
    expect(column(await database.run(SCHEMA))).toEqual(wanted);
  });

  test('loses no row and changes none, in any table', async () => {
    const { rows: tables = [], error } = await database.run(LOST);
    expect(error).toBeNull();
    expect(tables.filter(({ lost }) => lost !== 0)).toEqual([]);
    expect(tables.filter(({ kept }) => kept === 0)).toEqual([]);
  });
});
