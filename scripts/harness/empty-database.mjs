import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const CACHE = 'node_modules/.cache/empty-database';

/**
 * For tests: a new Postgres database in memory. initdb takes 2 s or more, loading a copy of its result 0.5 s: the copy is
 * kept in `node_modules/.cache` for each version of PGlite.
 */
export async function createEmptyDatabase() {
  const { version } = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  );
  const file = `${CACHE}/${version}.tar`;
  const cached = readIfPresent(file);
  if (cached) return PGlite.create({ loadDataDir: new Blob([cached]) });
  const database = await PGlite.create();
  const copy = await database.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because several tests can write it at the same time.
  writeFileSync(`${file}.${process.pid}`, new Uint8Array(await copy.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return database;
}

/** @param {string} file */
function readIfPresent(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
