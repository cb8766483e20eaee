import { PGlite } from '@electric-sql/pglite';
import { readEmptyDatabase, storeEmptyDatabase } from '../embedded-supabase/empty-database.mjs';

/** For tests: a new Postgres database in memory, loaded from a copy after the first time. */
export async function createEmptyDatabase() {
  const stored = readEmptyDatabase();
  if (stored) return PGlite.create({ loadDataDir: stored });
  const database = await PGlite.create();
  await storeEmptyDatabase(database);
  return database;
}
