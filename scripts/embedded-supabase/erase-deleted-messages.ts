/**
 * Removes what Postgres keeps of deleted messages. The rows stay in the table's file until a vacuum,
 * sample values of each column stand in the planner's statistics, and the write-ahead log holds every
 * row as it was inserted. Afterwards no file of the database contains them; the bytes that the disk
 * itself has not reused yet are out of reach.
 */
export async function eraseDeletedMessages(driver: {
  exec(sql: string): Promise<{ rows: Record<string, any>[] }[]>;
}) {
  // One call each: VACUUM refuses to run in the transaction that several statements would share.
  await driver.exec('vacuum (full, analyze) public.contact_messages');
  await driver.exec('vacuum full pg_catalog.pg_statistic');
  // A recycled segment is an old file under a new name, with what was in it.
  await driver.exec('set wal_recycle = off');
  try {
    while ((await startNewSegment(driver)) > 1);
    // The last one may have been a recycled segment, too.
    await startNewSegment(driver);
  } finally {
    await driver.exec('reset wal_recycle');
  }
}

/**
 * Makes the write-ahead log go on in its next file and deletes those before it.
 * @returns how many files are left
 */
async function startNewSegment(
  driver: Parameters<typeof eraseDeletedMessages>[0],
): Promise<number> {
  await driver.exec('select pg_switch_wal()');
  await driver.exec('checkpoint');
  const [counted] = await driver.exec('select count(*)::integer as files from pg_ls_waldir()');
  return counted?.rows[0]?.files;
}
