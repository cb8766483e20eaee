import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { create } from 'tar';
import { writePrivateFile } from '../../scripts/lib/private-files.ts';
import { BACKUP_FORMAT, type Manifest } from './backup-format.ts';
import { SNAPSHOT_PREFIX } from './data-folder.ts';
import { PARTIAL_FILE } from './object-store.ts';
import type { Queue } from './queue.ts';

/** Options of pg_dump for rows only, to load into a database with the same tables: see docs/upgrading.md. */
const ROWS_ONLY = [
  ...['--data-only', '--schema=public', '--schema=private'],
  '--on-conflict-do-nothing',
];

type Source = { database: PGlite; folder: string; oneAtATime: Queue };

/**
 * A consistent backup of a running backend as tar.gz. The database is dumped as SQL: unlike its files, a dump contains
 * no deleted rows, and another version of Postgres can read it.
 */
export async function backUp({ database, folder, oneAtATime }: Source): Promise<ReadableStream> {
  const snapshot = mkdtempSync(path.join(folder, SNAPSHOT_PREFIX));
  try {
    // Every write waits in the same queue, so database and files match.
    const facts = await oneAtATime(async () => {
      writePrivateFile(path.join(snapshot, 'database.sql'), await dump(database, []));
      writePrivateFile(
        path.join(snapshot, 'posts-and-messages.sql'),
        await dump(database, ROWS_ONLY),
      );
      linkFiles(path.join(folder, 'storage'), path.join(snapshot, 'storage'));
      copyFileSync(path.join(folder, 'settings.json'), path.join(snapshot, 'settings.json'));
      return factsOf(database);
    });
    const manifest: Manifest = {
      format: BACKUP_FORMAT,
      createdAt: new Date().toISOString(),
      siteVersion: JSON.parse(readFileSync('package.json', 'utf8')).version,
      ...facts,
      ...(await sizeOf(snapshot)),
    };
    writePrivateFile(path.join(snapshot, 'backup.json'), JSON.stringify(manifest, null, 2));
    return Readable.toWeb(Readable.from(packed(snapshot))) as ReadableStream;
  } catch (error) {
    await rm(snapshot, { recursive: true, force: true });
    throw error;
  }
}

async function dump(database: PGlite, args: string[]): Promise<Buffer> {
  try {
    const file = await pgDump({ pg: database, args: [...args, '--rows-per-insert=100'] });
    return Buffer.from(await file.arrayBuffer());
  } finally {
    // pg_dump runs in PGlite's only session and leaves it in a read-only transaction with changed settings.
    await database.exec('rollback');
    await database.exec('reset all');
  }
}

type Facts = Pick<Manifest, 'postgres' | 'newestMigration' | 'posts' | 'messages'>;

async function factsOf(database: PGlite): Promise<Facts> {
  const { rows } = await database.query<Facts>(`
    select current_setting('server_version') as postgres,
      (select max(version) from supabase_migrations.schema_migrations) as "newestMigration",
      (select count(*)::integer from public.posts) as posts,
      (select count(*)::integer from public.contact_messages) as messages`);
  const [facts] = rows;
  if (!facts) throw new Error('the database returned no row');
  return facts;
}

/** Hard links take no time or space, and are safe since object-store.ts replaces files and never changes one. */
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
    // The file system has no hard links.
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

/** The archive of a folder, which is deleted when the archive is read or its reader stops. */
async function* packed(folder: string) {
  try {
    // The manifest comes first, readable without the rest of the archive.
    const names = ['backup.json', ...readdirSync(folder).filter((name) => name !== 'backup.json')];
    yield* create({ gzip: true, portable: true, cwd: folder }, names);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
