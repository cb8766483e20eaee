import type { Database } from './database';

const EVERY_MS = 60_000;

/** @returns what tells the database, at most once a minute, that the key is in use; nothing waits for it or depends on it */
export function createKeyUse(database: Database): () => void {
  let notedAt = 0;
  return () => {
    if (Date.now() - notedAt < EVERY_MS) return;
    notedAt = Date.now();
    database.rpc('note_studio_key').then(
      () => {},
      () => {},
    );
  };
}
