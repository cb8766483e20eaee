import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const PGLITE = 'node_modules/@electric-sql/pglite/package.json';
const CACHE = 'node_modules/.cache/empty-database';

/**
 * The files of an empty database, for PGlite's `loadDataDir`: loading them takes 0.5 s, initdb 2 s or more. Undefined
 * where no test has stored them for this version of PGlite.
 * @returns {Blob | undefined}
 */
export function readEmptyDatabase() {
  try {
    return new Blob([readFileSync(cacheFile())]);
  } catch {
    return undefined;
  }
}

/** @param {import('@electric-sql/pglite').PGlite} database a database that nothing was written to */
export async function storeEmptyDatabase(database) {
  const copy = await database.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  const file = cacheFile();
  // Renamed when complete, because several tests can write it at the same time.
  writeFileSync(`${file}.${process.pid}`, new Uint8Array(await copy.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}

function cacheFile() {
  return `${CACHE}/${JSON.parse(readFileSync(PGLITE, 'utf8')).version}.tar`;
}
