import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { extract } from 'tar';
import { makePrivateFolder } from '../../scripts/lib/private-files.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';
import { UserError } from '../../scripts/lib/user-error.ts';

const PGLITE_PACKAGE = 'node_modules/@electric-sql/pglite/package.json';
const CACHE = 'node_modules/.cache/empty-database';

/** A new Postgres database in memory. */
export async function createEmptyDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await emptyDatabase() });
}

/**
 * Creates the folder of a new database. Killed halfway, it leaves one of another name, which the next call replaces: half a
 * database could not be opened.
 * @param folder that does not exist yet, or is empty
 * @throws {UserError} when it cannot be written, for example on a full disk
 */
export async function createDatabaseFolder(folder: string) {
  const partial = `${folder}.partial`;
  const database = await emptyDatabase();
  try {
    rmSync(partial, { recursive: true, force: true });
    makePrivateFolder(partial);
    await unpack(Buffer.from(await database.arrayBuffer()), partial);
    if (existsSync(folder)) rmdirSync(folder);
    renamePatiently(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw new UserError(
      `No database can be created in ${folder}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * The files of a new Postgres database as a tar archive, made once for the installed version of PGlite. Loading them
 * takes 1 s of CPU time, initdb 5 s.
 */
export async function emptyDatabase(): Promise<Blob> {
  try {
    return new Blob([readFileSync(cacheFile())]);
  } catch {
    const database = await PGlite.create();
    const copy = await database.dumpDataDir('none');
    await database.close();
    await store(copy).catch(() => {});
    return copy;
  }
}

function unpack(archive: Buffer, cwd: string) {
  return new Promise<void>((resolve, reject) => {
    const target = extract({
      cwd,
      // Otherwise a write that fails is only a warning.
      strict: true,
      onReadEntry(entry) {
        // PGlite writes absolute paths, which count as an error then.
        entry.path = entry.path.replace(/^\/+/, '');
      },
    });
    target.on('close', resolve).on('error', reject).end(archive);
  });
}

function cacheFile() {
  const { version } = JSON.parse(readFileSync(PGLITE_PACKAGE, 'utf8'));
  return `${CACHE}/${version}.tar`;
}

/** Where packages are read-only, every call makes the files anew. */
async function store(copy: Blob) {
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because several tests can write it at the same time.
  const partial = `${cacheFile()}.${process.pid}`;
  writeFileSync(partial, new Uint8Array(await copy.arrayBuffer()));
  renamePatiently(partial, cacheFile());
}
