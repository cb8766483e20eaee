import { startMigratedDatabase } from '../../scripts/harness/migrated-database';

const database = startMigratedDatabase();
beforeAll(() => database.ready);
afterAll(() => database.stop());

/** The roles of requests with the publishable key, without and with a signed-in user. */
const roles = ['anon', 'authenticated'] as const;

const OWN_SCHEMAS = "n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'";

/** The first column of the rows, sorted. */
async function namesOf(sql: string) {
  const { rows, error } = await database.run(sql);
  if (!rows) throw new Error(String(error));
  return rows.map((row) => Object.values(row)[0]).sort();
}

describe.each(roles)('the role %s', (role) => {
  /** The objects of a catalog on which the role has one of the privileges, as "schema.name PRIVILEGE". */
  const granted = (condition: string, privileges: string[], name: string, catalog: string) =>
    namesOf(`
      select ${name} || ' ' || privilege
      from ${catalog}, unnest('{${privileges}}'::text[]) as privilege
      where ${condition} and ${OWN_SCHEMAS}`);

  test('can use the schema public and create objects in none', async () => {
    const schemas = await granted(
      `has_schema_privilege('${role}', n.oid, privilege)`,
      ['USAGE', 'CREATE'],
      'n.nspname',
      'pg_namespace n',
    );
    expect(schemas).toEqual(['public USAGE']);
  });

  test('has no table privilege except SELECT on posts', async () => {
    const tables = await granted(
      `c.relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege('${role}', c.oid, privilege)`,
      ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'],
      "n.nspname || '.' || c.relname",
      'pg_class c join pg_namespace n on n.oid = c.relnamespace',
    );
    expect(tables).toEqual(['public.posts SELECT']);
  });

  test('can read the columns of posts and insert the columns of the contact form', async () => {
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

  test('can execute only the functions of the public API', async () => {
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

  test('has no privilege on a sequence', async () => {
    const sequences = await granted(
      `c.relkind = 'S' and has_sequence_privilege('${role}', c.oid, privilege)`,
      ['USAGE', 'SELECT', 'UPDATE'],
      'c.oid::regclass::text',
      'pg_class c join pg_namespace n on n.oid = c.relnamespace',
    );
    expect(sequences).toEqual([]);
  });

  test('has no role attribute and is a member of no other role', async () => {
    expect(
      await namesOf(
        `select rolname from pg_roles
          where pg_has_role('${role}', oid, 'MEMBER') and rolname <> '${role}'
            or rolname = '${role}' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
      ),
    ).toEqual([]);
  });
});

test('every table in the schema public has row-level security, with these policies only', async () => {
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

test('every security definer function has an empty search_path', async () => {
  expect(
    await namesOf(`
      select p.oid::regprocedure::text
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${OWN_SCHEMAS} and p.prosecdef and not coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}'`),
  ).toEqual([]);
});
