import type { Role } from './migrated-database';

/** What of our tables was read so far in this transaction, in which Postgres forgets nothing of it. */
const READ = `(select sum(pg_stat_get_xact_tuples_returned(oid)) from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'i'))`;

/**
 * For tests and measurements: how many rows and index entries of our tables a statement reads, the
 * functions that it calls included, and how long that takes. Nothing of the statement stays, and
 * nobody is told of it.
 * @param run runs statements in one session, as
 * the owner of the database; the rows of the last one
 * @param role who asks, when it is not the owner
 */
export async function rowsReadBy(
  run: (sql: string) => Promise<Record<string, unknown>[]>,
  sql: string,
  role?: Role,
) {
  const [row] = await run(`
    begin;
    create temp table gauge as select ${READ} as read, clock_timestamp() as at;
    ${role ? `set local role ${role};` : ''}
    savepoint before;
    ${sql};
    rollback to before;
    reset role;
    create temp table result as
      select (${READ} - read)::integer as rows,
        (extract(epoch from clock_timestamp() - at) * 1000)::float as ms from gauge;
    drop table gauge;
    commit;
    select rows, ms from result`);
  await run('drop table result');
  return { rows: Number(row?.rows), ms: Number(row?.ms) };
}
