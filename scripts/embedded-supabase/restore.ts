import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from 'tar';
import { UserError } from '../lib/user-error.ts';
import type { Manifest } from './backup-format.ts';
import { checkBackup } from './backup-format.ts';
import { connect } from './connection.ts';
import { hasDatabase, lockDataFolder } from './data-folder.ts';
import { ASIDE_FILE, finishRestore, PREPARED, PREPARING } from './restored-data.ts';

const MIGRATIONS = 'supabase/migrations';
/** Rights in a dump name the roles, which the dump of one database does not create. */
const roles = readFileSync(new URL('roles.sql', import.meta.url), 'utf8');

/**
 * Puts a backup in place of the data of a folder. Until everything of it is unpacked, loaded and
 * counted, the folder's own data stays as it is; then it is moved aside, not deleted.
 * @param options without `replace` data that is
 * there is an error
 * @returns `aside` is where the old data is
 * @throws {UserError}
 */
export async function restoreBackup({
  file,
  folder,
  replace,
}: {
  file: string;
  folder: string;
  replace: boolean;
}): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const manifest = await checkBackup(file);
  failIfNewer(manifest.newestMigration);
  const releaseLock = lockDataFolder(folder);
  try {
    if (hasDatabase(folder) && !replace) {
      throw new UserError(
        `There is data in ${folder} already. With --replace it is moved aside and the backup takes its place.`,
      );
    }
    const preparing = path.join(folder, PREPARING);
    mkdirSync(preparing, { mode: 0o700 });
    await extract({ file, cwd: preparing, strict: true });
    await loadDatabase(preparing, manifest);
    const name = `before-restore-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`;
    writeFileSync(path.join(preparing, ASIDE_FILE), name);
    // From here on it counts: a start after a crash finishes what follows.
    renameSync(preparing, path.join(folder, PREPARED));
    return { manifest, aside: finishRestore(folder) };
  } finally {
    releaseLock();
  }
}

function failIfNewer(migration: string) {
  const newest = readdirSync(MIGRATIONS).sort().at(-1) ?? '';
  if (migration > newest) {
    throw new UserError(
      `The backup is of a newer version of the site (migration ${migration}). Restore it with that version.`,
    );
  }
}

async function loadDatabase(folder: string, manifest: Manifest) {
  const connection = await connect(path.join(folder, 'pgdata'));
  try {
    const { driver } = connection;
    await driver.exec(roles);
    await driver.exec(readFileSync(path.join(folder, 'database.sql'), 'utf8'));
    const { rows } = await driver.query(
      'select (select count(*) from public.posts)::integer as posts, (select count(*) from public.contact_messages)::integer as messages',
    );
    const [{ posts, messages }] = rows as [{ posts: number; messages: number }];
    if (posts !== manifest.posts || messages !== manifest.messages) {
      throw new UserError(
        `Only ${posts} of ${manifest.posts} posts and ${messages} of ${manifest.messages} messages were read. Nothing was changed.`,
      );
    }
  } finally {
    await connection.close();
  }
}
