import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '../../scripts/lib/private-files.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';

/** Folder in which a backup is unpacked and loaded; deleted when that was interrupted. */
export const PREPARING = 'restoring';
/** Its name once it is complete. */
export const PREPARED = 'restored';
/** A file in it with the name of the folder that the old data is moved to. */
export const ASIDE_FILE = 'aside';

const PARTS = ['pgdata', 'storage', 'settings.json'];

/** Moves prepared data into place and returns where the old data is. Renames only: can be repeated after a crash. */
export function finishRestore(folder: string): string | undefined {
  const prepared = path.join(folder, PREPARED);
  if (!existsSync(prepared)) return undefined;
  const aside = path.join(folder, readFileSync(path.join(prepared, ASIDE_FILE), 'utf8'));
  for (const part of PARTS) {
    const [from, to] = [path.join(prepared, part), path.join(folder, part)];
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      makePrivateFolder(aside);
      renamePatiently(to, path.join(aside, part));
    }
    renamePatiently(from, to);
  }
  // Renamed before it is deleted: a half-deleted folder could lack the file that is read above.
  renamePatiently(prepared, path.join(folder, PREPARING));
  rmSync(path.join(folder, PREPARING), { recursive: true });
  return existsSync(aside) ? aside : undefined;
}
