import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';

/** Visitors' messages, keys and test reports: what git ignores and no other user of the machine may read. */
export const DATA_ROOT = '.data';

/** The database, bucket files and keys of the embedded Supabase. */
export const EMBEDDED_DATA = `${DATA_ROOT}/supabase`;

/**
 * Creates a folder that only its owner can open, with the folders above it where they are missing.
 * A folder that is there already, from an earlier version for instance, becomes as private.
 */
export function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeRightsOfOthers(folder, 0o700);
}

/** Writes a file that only its owner can read. */
export function writePrivateFile(file: string, content: string | Uint8Array) {
  // `mode` counts for a new file only. Of an old one the rights go before the secret comes.
  if (existsSync(file)) removeRightsOfOthers(file, 0o600);
  writeFileSync(file, content, { mode: 0o600 });
}

function removeRightsOfOthers(target: string, mode: number) {
  if ((statSync(target).mode & 0o077) === 0) return;
  try {
    chmodSync(target, mode);
  } catch {
    // Of another owner, or on a file system without rights: the site works all the same.
    console.error(`Other users of this machine may read ${target}: its rights cannot be changed.`);
  }
}
