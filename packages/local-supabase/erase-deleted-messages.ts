import type { PGlite } from '@electric-sql/pglite';

/**
 * Removes deleted rows from the table file, the planner statistics and the write-ahead log. Freed disk blocks that are
 * not overwritten yet stay out of reach.
 */
export async function eraseDeletedMessages(database: PGlite) {
  // One call each: several statements in one call share a transaction, in which VACUUM fails.
  await database.exec('vacuum (full, analyze) public.contact_messages, private.message_search');
  await database.exec('vacuum full pg_catalog.pg_statistic');
  // A recycled segment is a renamed old file that still contains old rows.
  await database.exec('set wal_recycle = off');
  try {
    while ((await startNewSegment(database)) > 1);
    // The remaining segment may itself be a recycled one.
    await startNewSegment(database);
  } finally {
    await database.exec('reset wal_recycle');
  }
}

/** Starts a new segment of the write-ahead log, deletes older ones, and returns how many files remain. */
async function startNewSegment(database: PGlite): Promise<number> {
  await database.exec('select pg_switch_wal()');
  await database.exec('checkpoint');
  const { rows } = await database.query<{ files: number }>(
    'select count(*)::integer as files from pg_ls_waldir()',
  );
  return rows[0]?.files ?? 0;
}
