import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const STATIC_URL = '/_next/static/';

/** Reads style sheets of the running build, each once: they never change. */
export class BuildFiles {
  #folder;
  /** @type {Map<string, import('postcss').Root | undefined>} */
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
    if (!this.#sheets.has(url)) this.#sheets.set(url, this.#readStyleSheet(url));
    return this.#sheets.get(url);
  }

  /** The style sheet with absolute URLs, so that its rules can stand in a page. @param {string} url */
  #readStyleSheet(url) {
    const css = this.#read(url);
    if (css === undefined) return undefined;
    const base = new URL(url, 'http://localhost');
    return postcss.parse(
      css.replace(/url\((["']?)(\.[^"')]+)/g, (_, quote, relative) => {
        return `url(${quote}${new URL(relative, base).pathname}`;
      }),
    );
  }

  /** @param {string} url */
  #read(url) {
    try {
      const file = path.join(this.#folder, 'static', url.slice(STATIC_URL.length));
      return readFileSync(/* turbopackIgnore: true */ file, 'utf8');
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
