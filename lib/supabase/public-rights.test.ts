import { startMigratedDatabase } from '../../scripts/harness/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready);
afterAll(() => database.stop());

/** Whoever holds the key of the site, signed in or not: to the database they are the same. */
const roles = ['anon', 'authenticated'] as const;

const OURS = "n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'";

/** The first column of the rows, in the order of the alphabet. */
async function namesOf(sql: string) {
  const { rows, error } = await database.run(sql);
  if (!rows) throw new Error(String(error));
  return rows.map((row) => Object.values(row)[0]).sort();
}

describe.each(roles)('the role %s', (role) => {
  /** What of a catalogue it has one of these privileges on, as "schema.name PRIVILEGE". */
  const granted = (has: string, privileges: string[], name: string, catalogue: string) =>
    namesOf(`
      select ${name} || ' ' || privilege
      from ${catalogue}, unnest('{${privileges}}'::text[]) as privilege
      where ${has} and ${OURS}`);

  test('enters the schema public and makes nothing in any', async () => {
    const schemas = await granted(
      `has_schema_privilege('${role}', n.oid, privilege)`,
      ['USAGE', 'CREATE'],
      'n.nspname',
      'pg_namespace n',
    );
    expect(schemas).toEqual(['public USAGE']);
  });

  test('does nothing to whole tables and views but read posts', async () => {
    const tables = await granted(
      `c.relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege('${role}', c.oid, privilege)`,
      ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'],
      "n.nspname || '.' || c.relname",
      'pg_class c join pg_namespace n on n.oid = c.relnamespace',
    );
    expect(tables).toEqual(['public.posts SELECT']);
  });

  test('reads these columns, and writes those of a message that a visitor fills in', async () => {
    const columns = await granted(
      `c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('${role}', c.oid, a.attnum, privilege)`,
      ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'],
      "c.relname || '.' || a.attname",
      `pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid`,
    );
    expect(columns).toEqual([
      'contact_messages.email INSERT',
      'contact_messages.message INSERT',
      'contact_messages.name INSERT',
      'contact_messages.sender_volume INSERT',
      'contact_messages.subject INSERT',
      'contact_messages.submission_key INSERT',
      'posts.content SELECT',
      'posts.excerpt SELECT',
      'posts.id SELECT',
      'posts.image_alt SELECT',
      'posts.image_url SELECT',
      'posts.is_published SELECT',
      'posts.meta_description SELECT',
      'posts.published_at SELECT',
      'posts.slug SELECT',
      'posts.updated_at SELECT',
    ]);
  });

  test('calls these functions', async () => {
    const functions = await granted(
      `has_function_privilege('${role}', p.oid, privilege)`,
      ['EXECUTE'],
      'p.oid::regprocedure::text',
      'pg_proc p join pg_namespace n on n.oid = p.pronamespace',
    );
    expect(functions).toEqual([
      'count_readable_posts() EXECUTE',
      'current_slug(text) EXECUTE',
      'is_readable_post(text) EXECUTE',
      'list_posts(integer,integer) EXECUTE',
      'mark_message_notified(uuid) EXECUTE',
      'post_years() EXECUTE',
      'preview_post(text,text) EXECUTE',
      'related_posts(text) EXECUTE',
      'schema_version() EXECUTE',
    ]);
  });

  test('touches no sequence', async () => {
    const sequences = await granted(
      `c.relkind = 'S' and has_sequence_privilege('${role}', c.oid, privilege)`,
      ['USAGE', 'SELECT', 'UPDATE'],
      'c.oid::regclass::text',
      'pg_class c join pg_namespace n on n.oid = c.relnamespace',
    );
    expect(sequences).toEqual([]);
  });

  test('is no owner, and belongs to no other role', async () => {
    expect(
      await namesOf(
        `select rolname from pg_roles
          where pg_has_role('${role}', oid, 'MEMBER') and rolname <> '${role}'
            or rolname = '${role}' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
      ),
    ).toEqual([]);
  });
});

test('every table that the key reaches asks its policies, and these are all', async () => {
  expect(
    await namesOf(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    ),
  ).toEqual([]);
  expect(
    await namesOf(
      `select concat_ws(' ', tablename, cmd, roles, qual, with_check) from pg_policies`,
    ),
  ).toEqual([
    'contact_messages INSERT {anon,authenticated} true',
    'posts SELECT {anon,authenticated} ((is_published = true) AND (published_at <= now()))',
  ]);
});

test('a function that runs as the owner looks names up in no schema that others could fill', async () => {
  expect(
    await namesOf(`
      select p.oid::regprocedure::text
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${OURS} and p.prosecdef and not coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}'`),
  ).toEqual([]);
});
