import type { Role } from './migrated-database';

/** Rows and index entries of the site's tables that this transaction has read so far. */
const ROWS_READ = `(select sum(pg_stat_get_xact_tuples_returned(oid)) from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'i'))`;

/**
 * Counts the rows and index entries that a statement reads, functions included; the statement is rolled back.
 * @param run runs statements in one session as the owner of the database and returns the rows of the last one
 */
export async function rowsReadBy(
  run: (sql: string) => Promise<Record<string, unknown>[]>,
  sql: string,
  role?: Role,
) {
  const [row] = await run(`
    begin;
    create temp table gauge as select ${ROWS_READ} as read, clock_timestamp() as at;
    ${role ? `set local role ${role};` : ''}
    savepoint before;
    ${sql};
    rollback to before;
    reset role;
    create temp table result as
      select (${ROWS_READ} - read)::integer as rows,
        (extract(epoch from clock_timestamp() - at) * 1000)::float as ms from gauge;
    drop table gauge;
    commit;
    select rows, ms from result`);
  await run('drop table result');
  return { rows: Number(row?.rows), ms: Number(row?.ms) };
}
