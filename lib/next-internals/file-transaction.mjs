import { rename, rm } from 'node:fs/promises';

/** Keeps apart concurrent transactions that write the same file. */
let count = 0;

/**
 * A file system for Next's file cache that writes the files of one entry completely or not at all. Next
 * writes in place: on a full disk it left truncated pages, and HTML and data of different renderings.
 */
export class FileTransaction {
  /** @type {Map<string, string>} target file, temporary file */
  #files = new Map();
  /** @type {Promise<unknown>[]} */
  #writes = [];
  #isOver = false;
  #fs;

  /** @param {any} fs as Next gives it to a cache handler */
  constructor(fs) {
    this.#fs = fs;
  }

  /** @param {string} folder */
  mkdir(folder) {
    return this.#fs.mkdir(folder);
  }

  /** @param {string} file @param {string | Buffer} content */
  async writeFile(file, content) {
    // After one write failed, Next still begins the others.
    if (this.#isOver) throw new Error('this transaction is over');
    count += 1;
    const temporary = `${file}.${process.pid}-${count}.part`;
    this.#files.set(file, temporary);
    const write = this.#fs.writeFile(temporary, content);
    this.#writes.push(write);
    await write;
  }

  /** Moves the files to their targets, the first one last: by that one Next recognises an entry. */
  async commit() {
    this.#isOver = true;
    for (const [file, temporary] of [...this.#files].reverse()) await rename(temporary, file);
  }

  /** Removes the temporary files. Never throws. */
  async rollBack() {
    this.#isOver = true;
    await Promise.allSettled(this.#writes);
    await Promise.allSettled(Array.from(this.#files.values(), (temporary) => rm(temporary)));
  }
}
