import 'server-only';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STORED_IN } from './cache-write-error.mjs';

const CHECK_FILE = 'write-check.part';
/** The size of a page with its data: a full disk may still take a few bytes. */
const SAMPLE = Buffer.alloc(300_000);

/**
 * Checks whether this server can store pages, by writing a file into their folder.
 * @returns the code of the failure, such as ENOSPC or EROFS; undefined on success, and where the cache
 *   handler is ignored (Vercel)
 */
export async function cacheWriteError(): Promise<string | undefined> {
  const folder = (globalThis as { [STORED_IN]?: string })[STORED_IN];
  if (!folder) return undefined;
  const file = path.join(/* turbopackIgnore: true */ folder, CHECK_FILE);
  try {
    await writeFile(file, SAMPLE);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
