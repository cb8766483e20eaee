import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from 'tar';
import { renamePatiently } from '../../scripts/lib/rename.mjs';
import { UserError } from '../../scripts/lib/user-error.ts';
import { checkBackup, type Manifest } from './backup-format.ts';
import { connect } from './connection.ts';
import { hasDatabase, lockDataFolder } from './data-folder.ts';
import { ASIDE_FILE, finishRestore, PREPARED, PREPARING } from './restored-data.ts';

const MIGRATIONS = 'supabase/migrations';
/** A dump grants rights to these roles but does not create them. */
const roles = readFileSync(new URL('roles.sql', import.meta.url), 'utf8');

type RestoreOptions = {
  file: string;
  folder: string;
  /** Unless it is set, existing data is an error. */
  replace: boolean;
};

/**
 * Leaves the existing data in place until the backup is loaded and counted, then moves it to `aside`.
 * @throws {UserError} when the backup cannot be used, and when a site runs on the folder
 */
export async function restoreBackup({
  file,
  folder,
  replace,
}: RestoreOptions): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const manifest = await checkBackup(file);
  failIfNewer(manifest.newestMigration);
  const releaseLock = lockDataFolder(folder);
  try {
    if (hasDatabase(folder) && !replace) {
      throw new UserError(
        `${folder} already contains data. With --replace it is moved aside and replaced by the backup.`,
      );
    }
    const preparing = path.join(folder, PREPARING);
    mkdirSync(preparing, { mode: 0o700 });
    await extract({ file, cwd: preparing, strict: true });
    await loadDatabase(preparing, manifest);
    const name = `before-restore-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`;
    writeFileSync(path.join(preparing, ASIDE_FILE), name);
    // The point of no return: after a crash the next start finishes the restore.
    renamePatiently(preparing, path.join(folder, PREPARED));
    return { manifest, aside: finishRestore(folder) };
  } finally {
    releaseLock();
  }
}

function failIfNewer(migration: string) {
  const newest = readdirSync(MIGRATIONS).sort().at(-1) ?? '';
  if (migration > newest) {
    throw new UserError(
      `The backup was made by a newer version of the site (migration ${migration}). Restore it with that version.`,
    );
  }
}

async function loadDatabase(folder: string, manifest: Manifest) {
  const connection = await connect(path.join(folder, 'pgdata'));
  try {
    const { driver } = connection;
    await driver.exec(roles);
    await driver.exec(readFileSync(path.join(folder, 'database.sql'), 'utf8'));
    const { rows } = await driver.query<{ posts: number; messages: number }>(
      'select (select count(*) from public.posts)::integer as posts, (select count(*) from public.contact_messages)::integer as messages',
    );
    const { posts = 0, messages = 0 } = rows[0] ?? {};
    if (posts !== manifest.posts || messages !== manifest.messages) {
      throw new UserError(
        `Only ${posts} of ${manifest.posts} posts and ${messages} of ${manifest.messages} messages were restored. The existing data was not changed.`,
      );
    }
  } finally {
    await connection.close();
  }
}
