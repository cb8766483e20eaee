import { renameSync } from 'node:fs';

/** What Windows reports while a virus scanner, an indexer or OneDrive has the file open, for some milliseconds. */
const HELD = ['EPERM', 'EACCES', 'EBUSY'];
const LONGEST_WAIT_MS = 640;

/**
 * Renames a file or folder; tries again for a second while another program holds it.
 * @param {string} from
 * @param {string} to
 * @param {(from: string, to: string) => void} [rename] replaced in tests
 */
export function renamePatiently(from, to, rename = renameSync) {
  for (let wait = 10; ; wait *= 2) {
    try {
      return rename(from, to);
    } catch (error) {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!HELD.includes(code) || wait > LONGEST_WAIT_MS) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
}
