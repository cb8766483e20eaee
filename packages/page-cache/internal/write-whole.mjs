import { rename, rm, writeFile } from 'node:fs/promises';

/** Keeps apart concurrent writes of the same file. */
let count = 0;

/**
 * Writes a file completely or not at all. Next writes in place, and the library write-file-atomic (7.0.0) ignores that a
 * write was short: on a full disk both leave the first part of a page.
 * @param {string} file @param {string | Buffer} content
 */
export async function writeWhole(file, content) {
  count += 1;
  const part = `${file}.${process.pid}-${count}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
