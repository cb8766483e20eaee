import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const PGLITE_PACKAGE = 'node_modules/@electric-sql/pglite/package.json';
const CACHE = 'node_modules/.cache/empty-database';

/** A new Postgres database in memory; its files are stored for `storedEmptyDatabase`. */
export async function createEmptyDatabase(): Promise<PGlite> {
  const stored = storedEmptyDatabase();
  if (stored) return PGlite.create({ loadDataDir: stored });
  const database = await PGlite.create();
  await store(await database.dumpDataDir('none'));
  return database;
}

/**
 * The files of a new Postgres database as a tar archive, undefined until `createEmptyDatabase` has run once for the
 * installed version of PGlite. Loading them takes 1 s of CPU time, initdb 5 s.
 */
export function storedEmptyDatabase(): Blob | undefined {
  try {
    return new Blob([readFileSync(cacheFile())]);
  } catch {
    return undefined;
  }
}

function cacheFile() {
  const { version } = JSON.parse(readFileSync(PGLITE_PACKAGE, 'utf8'));
  return `${CACHE}/${version}.tar`;
}

async function store(copy: Blob) {
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because several tests can write it at the same time.
  const partial = `${cacheFile()}.${process.pid}`;
  writeFileSync(partial, new Uint8Array(await copy.arrayBuffer()));
  renameSync(partial, cacheFile());
}
