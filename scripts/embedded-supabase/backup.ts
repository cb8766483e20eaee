import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { create } from 'tar';
import { writePrivateFile } from '../lib/private-files.ts';
import { BACKUP_FORMAT } from './backup-format.ts';
import { SNAPSHOT_PREFIX } from './data-folder.ts';
import { PARTIAL_FILE } from './object-store.ts';

/** Rows alone, for a database that has the tables already: see docs/upgrading.md. */
const ROWS_FOR_ANOTHER_PROJECT = [
  ...['--data-only', '--schema=public', '--schema=private'],
  '--on-conflict-do-nothing',
];

/**
 * A backup of a running backend as tar.gz. The database is dumped as SQL: this holds no deleted
 * rows, unlike a copy of its files, and another version of Postgres can read it. The bucket's files
 * are those of the same moment.
 * @param source `driver` is the PGlite instance, `folder` the data folder
 */
export async function backUp({
  driver,
  folder,
  oneAtATime,
}: {
  driver: any;
  folder: string;
  oneAtATime: ReturnType<typeof import('./one-at-a-time.ts').createQueue>;
}): Promise<ReadableStream<Uint8Array>> {
  const snapshot = mkdtempSync(path.join(folder, SNAPSHOT_PREFIX));
  try {
    // Every change waits for its turn, so the parts belong together.
    const facts = await oneAtATime(async () => {
      writePrivateFile(path.join(snapshot, 'database.sql'), await dump(driver, []));
      writePrivateFile(
        path.join(snapshot, 'posts-and-messages.sql'),
        await dump(driver, ROWS_FOR_ANOTHER_PROJECT),
      );
      linkFiles(path.join(folder, 'storage'), path.join(snapshot, 'storage'));
      copyFileSync(path.join(folder, 'settings.json'), path.join(snapshot, 'settings.json'));
      return factsOf(driver);
    });
    const manifest = {
      format: BACKUP_FORMAT,
      createdAt: new Date().toISOString(),
      siteVersion: JSON.parse(readFileSync('package.json', 'utf8')).version,
      ...facts,
      ...(await sizeOf(snapshot)),
    };
    writePrivateFile(path.join(snapshot, 'backup.json'), JSON.stringify(manifest, null, 2));
    return Readable.toWeb(Readable.from(packed(snapshot))) as any;
  } catch (error) {
    await rm(snapshot, { recursive: true, force: true });
    throw error;
  }
}

async function dump(driver: any, args: string[]): Promise<Buffer> {
  try {
    const file = await pgDump({ pg: driver, args: [...args, '--rows-per-insert=100'] });
    return Buffer.from(await file.arrayBuffer());
  } finally {
    // pg_dump shares the one session and leaves it read-only, with settings of its own.
    await driver.exec('rollback');
    await driver.exec('reset all');
  }
}

async function factsOf(driver: any) {
  const { rows } = await driver.query(`
    select current_setting('server_version') as postgres,
      (select max(version) from supabase_migrations.schema_migrations) as "newestMigration",
      (select count(*)::integer from public.posts) as posts,
      (select count(*)::integer from public.contact_messages) as messages`);
  return rows[0];
}

/**
 * Links instead of copies, which takes a moment however large the files are: object-store.ts
 * replaces files and never writes into one.
 */
function linkFiles(from: string, to: string) {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (!PARTIAL_FILE.test(entry.name)) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // A file system without hard links.
    copyFileSync(source, target);
  }
}

async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(path.join(parentPath, name))).size;
  return { files: files.length, bytes };
}

/** The archive of a folder, which is deleted when its reader has it or goes away. */
async function* packed(folder: string) {
  try {
    // The manifest first: who reads only the beginning knows what it is.
    const names = ['backup.json', ...readdirSync(folder).filter((name) => name !== 'backup.json')];
    yield* create({ gzip: true, portable: true, cwd: folder }, names);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
