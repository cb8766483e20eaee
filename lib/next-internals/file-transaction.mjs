import { rename, rm } from 'node:fs/promises';

/** Tells the files of transactions apart that write the same one at the same time. */
let count = 0;

/**
 * The file system as Next's file cache sees it while it writes one entry, which it does in place: on a
 * full disk it left a page that ended halfway, or one whose document and data were of different
 * renderings. Here each file is written beside its place, and moved there when all of them are complete.
 */
export class FileTransaction {
  /** @type {Map<string, string>} where each file goes, and where it was written */
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
    // Next does not wait for its other files when one has failed.
    if (this.#isOver) throw new Error('this transaction is over');
    count += 1;
    const beside = `${file}.${process.pid}-${count}.part`;
    this.#files.set(file, beside);
    const write = this.#fs.writeFile(beside, content);
    this.#writes.push(write);
    await write;
  }

  /** Puts the files in place: the first one last, by which Next tells that an entry is there. */
  async commit() {
    this.#isOver = true;
    for (const [file, beside] of [...this.#files].reverse()) await rename(beside, file);
  }

  /** Removes what was written. Never throws. */
  async rollBack() {
    this.#isOver = true;
    await Promise.allSettled(this.#writes);
    await Promise.allSettled(Array.from(this.#files.values(), (beside) => rm(beside)));
  }
}
