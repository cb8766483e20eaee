import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appliedVersions, ensureHistoryTable, splitSqlStatements } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

const MIGRATION_NAME = /^(\d{14})_(.*)\.sql$/;

/**
 * Applies what is new in supabase/migrations, each file in one transaction, and records it in the
 * history table that the Supabase CLI uses too.
 * @returns how many were applied
 */
export async function applyMigrations(
  connection: PgliteConnection,
  folder: string,
): Promise<number> {
  await ensureHistoryTable(connection);
  const applied = new Set(await appliedVersions(connection));
  let count = 0;
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = MIGRATION_NAME.exec(file) ?? [];
    if (!version || !name || applied.has(version)) continue;
    const sql = readFileSync(path.join(folder, file), 'utf8');
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      // One transaction with it: applied and not recorded would stop every later start.
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, splitSqlStatements(sql)],
      );
    });
    count += 1;
  }
  return count;
}

/** Runs the seed once in the life of the database. */
export async function applySeed(connection: PgliteConnection, file: string) {
  const seeded = await connection.driver.query(
    'select 1 from supabase_migrations.seed_files where path = $1',
    [file],
  );
  if (seeded.rows.length > 0) return;
  const sql = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  await connection.driver.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query(
      'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
      [file, hash],
    );
  });
}
