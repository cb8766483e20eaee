import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';

const STATIC_URL = '/_next/static/';

/** Reads files of the running build, each once: they never change. */
export class BuildFiles {
  #folder;
  /** @type {Map<string, Promise<import('postcss').Root | undefined>>} */
  #sheets = new Map();

  /** @param {string} folder in which Next builds, such as `.next` */
  constructor(folder) {
    this.#folder = folder;
    this.buildId = this.#readBuildId();
  }

  /** @param {string} url of a style sheet @returns undefined for one that this build lacks */
  styleSheet(url) {
    const known = this.#sheets.get(url);
    if (known) return known;
    const sheet = this.#readStyleSheet(url);
    this.#sheets.set(url, sheet);
    return sheet;
  }

  /** With absolute URLs, so that its rules can stand in a page. @param {string} url */
  async #readStyleSheet(url) {
    const file = path.join(this.#folder, 'static', url.slice(STATIC_URL.length));
    try {
      const css = await readFile(file, 'utf8');
      const base = new URL(url, 'http://localhost');
      return postcss.parse(
        css.replace(/url\((["']?)(\.[^"')]+)/g, (_, quote, relative) => {
          return `url(${quote}${new URL(relative, base).pathname}`;
        }),
      );
    } catch {
      return undefined;
    }
  }

  #readBuildId() {
    try {
      return readFileSync(path.join(this.#folder, 'BUILD_ID'), 'utf8');
    } catch {
      return '';
    }
  }
}
