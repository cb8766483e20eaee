import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '../lib/private-files.ts';

/** Where a backup is unpacked and loaded: worth nothing when that ends half-way. */
export const PREPARING = 'restoring';
/** The same folder when it is complete. */
export const PREPARED = 'restored';
/** In it: the name of the folder that the old data goes to. */
export const ASIDE_FILE = 'aside';

const PARTS = ['pgdata', 'storage', 'settings.json'];

/**
 * Moves prepared data into its place and what was there aside. Each step is one rename, and done
 * again after a crash it goes on where it ended. Only for who holds the lock of the folder.
 * @param folder the data folder
 * @returns where the old data is, if there was any
 */
export function finishRestore(folder: string): string | undefined {
  const prepared = path.join(folder, PREPARED);
  if (!existsSync(prepared)) return undefined;
  const aside = path.join(folder, readFileSync(path.join(prepared, ASIDE_FILE), 'utf8'));
  for (const part of PARTS) {
    const [from, to] = [path.join(prepared, part), path.join(folder, part)];
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      makePrivateFolder(aside);
      renameSync(to, path.join(aside, part));
    }
    renameSync(from, to);
  }
  // Renamed first: a folder deleted half-way would lack the file that is read above.
  renameSync(prepared, path.join(folder, PREPARING));
  rmSync(path.join(folder, PREPARING), { recursive: true });
  return existsSync(aside) ? aside : undefined;
}
