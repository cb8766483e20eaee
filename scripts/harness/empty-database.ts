import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const PGLITE_PACKAGE = 'node_modules/@electric-sql/pglite/package.json';
const CACHE = 'node_modules/.cache/empty-database';

/** A new Postgres database in memory. Loading the files that the first one stored takes 0.5 s, initdb 2 s or more. */
export async function createEmptyDatabase(): Promise<PGlite> {
  const { version } = JSON.parse(readFileSync(PGLITE_PACKAGE, 'utf8'));
  const file = `${CACHE}/${version}.tar`;
  const stored = readIfPresent(file);
  if (stored) return PGlite.create({ loadDataDir: stored });
  const database = await PGlite.create();
  await store(file, await database.dumpDataDir('none'));
  return database;
}

function readIfPresent(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

async function store(file: string, copy: Blob) {
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because several tests can write it at the same time.
  writeFileSync(`${file}.${process.pid}`, new Uint8Array(await copy.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}
