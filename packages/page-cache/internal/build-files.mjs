import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';

const STATIC_URL = '/_next/static/';

/** Reads style sheets of the running build, each once: they never change. */
export class BuildFiles {
  #folder;
  /** @type {Map<string, Promise<import('postcss').Root | undefined>>} */
  #sheets = new Map();

  /** @param {string} folder in which Next builds, such as `.next` */
  constructor(folder) {
    this.#folder = folder;
  }

  /**
   * @param {string} url of a style sheet
   * @returns undefined for one that this build lacks
   * @throws if it cannot be read or parsed now; the next call tries again
   */
  styleSheet(url) {
    const known = this.#sheets.get(url);
    if (known) return known;
    const sheet = this.#readStyleSheet(url);
    this.#sheets.set(url, sheet);
    sheet.catch(() => this.#sheets.delete(url));
    return sheet;
  }

  /** The style sheet with absolute URLs, so that its rules can stand in a page. @param {string} url */
  async #readStyleSheet(url) {
    const file = path.join(this.#folder, 'static', url.slice(STATIC_URL.length));
    const css = await readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (css === undefined) return undefined;
    const base = new URL(url, 'http://localhost');
    return postcss.parse(
      css.replace(/url\((["']?)(\.[^"')]+)/g, (_, quote, relative) => {
        return `url(${quote}${new URL(relative, base).pathname}`;
      }),
    );
  }
}
