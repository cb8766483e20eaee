import type { startMigratedDatabase } from './migrated-database.ts';

const OWN_SCHEMAS = "n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'";

/** Reads the rights of roles from the catalogs of a database. */
export function grantedRights(database: ReturnType<typeof startMigratedDatabase>) {
  /** The first column of the rows, sorted. */
  async function namesOf(sql: string) {
    const { rows, error } = await database.run(sql);
    if (!rows) throw new Error(String(error));
    return rows.map((row) => Object.values(row)[0]).sort();
  }

  /** The objects of a catalog on which a condition holds for one of the privileges, as "schema.name PRIVILEGE". */
  const granted = (condition: string, privileges: string[], name: string, catalog: string) =>
    namesOf(`
      select ${name} || ' ' || privilege
      from ${catalog}, unnest('{${privileges}}'::text[]) as privilege
      where ${condition} and ${OWN_SCHEMAS}`);

  return {
    namesOf,
    schemas: (role: string) =>
      granted(
        `has_schema_privilege('${role}', n.oid, privilege)`,
        ['USAGE', 'CREATE'],
        'n.nspname',
        'pg_namespace n',
      ),
    tables: (role: string) =>
      granted(
        `c.relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege('${role}', c.oid, privilege)`,
        ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'],
        "n.nspname || '.' || c.relname",
        'pg_class c join pg_namespace n on n.oid = c.relnamespace',
      ),
    columns: (role: string) =>
      granted(
        `c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('${role}', c.oid, a.attnum, privilege)`,
        ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'],
        "c.relname || '.' || a.attname",
        `pg_class c join pg_namespace n on n.oid = c.relnamespace
          join pg_attribute a on a.attrelid = c.oid`,
      ),
    functions: (role: string) =>
      granted(
        `has_function_privilege('${role}', p.oid, privilege)`,
        ['EXECUTE'],
        'p.oid::regprocedure::text',
        'pg_proc p join pg_namespace n on n.oid = p.pronamespace',
      ),
    sequences: (role: string) =>
      granted(
        `c.relkind = 'S' and has_sequence_privilege('${role}', c.oid, privilege)`,
        ['USAGE', 'SELECT', 'UPDATE'],
        'c.oid::regclass::text',
        'pg_class c join pg_namespace n on n.oid = c.relnamespace',
      ),
    /** Roles whose rights a role has too, and itself where it has attributes that go beyond rights. */
    memberships: (role: string) =>
      namesOf(
        `select rolname from pg_roles
          where pg_has_role('${role}', oid, 'MEMBER') and rolname <> '${role}'
            or rolname = '${role}' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
      ),
    /** The tables of the migrations without row-level security. */
    unprotectedTables: () =>
      namesOf(
        `select oid::regclass::text from pg_class
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity`,
      ),
    policies: () =>
      namesOf(`select concat_ws(' ', tablename, cmd, roles, qual, with_check) from pg_policies`),
    /** The security definer functions that resolve names by the caller's search_path. */
    unsafeDefiners: () =>
      namesOf(`
        select p.oid::regprocedure::text
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${OWN_SCHEMAS} and p.prosecdef and not coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}'`),
  };
}
