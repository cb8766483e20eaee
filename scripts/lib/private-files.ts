import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';

/** Holds visitors' messages, keys and test reports, which no other user of the machine may read. */
export const DATA_ROOT = '.data';

/** The database, bucket files and keys of the embedded Supabase. */
export const EMBEDDED_DATA = `${DATA_ROOT}/supabase`;

/** Creates a folder that only its owner can open, or changes an existing one to that. */
export function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrictToOwner(folder, 0o700);
}

export function writePrivateFile(file: string, content: string | Uint8Array) {
  // `mode` applies to new files only: an existing file must be private before the content is written.
  if (existsSync(file)) restrictToOwner(file, 0o600);
  writeFileSync(file, content, { mode: 0o600 });
}

function restrictToOwner(target: string, mode: number) {
  // Windows has no such modes: folders of a user are closed to others by inheritance.
  if (process.platform === 'win32') return;
  if ((statSync(target).mode & 0o077) === 0) return;
  try {
    chmodSync(target, mode);
  } catch {
    // Another owner, or a file system without permissions: no reason to refuse to start.
    console.error(
      `Other users of this machine may read ${target}: its permissions cannot be changed.`,
    );
  }
}
