// Next loads this file as it stands, without compiling it: hence JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { DEADLINE_TAG_PREFIX, DEGRADED_TAG } from './tags.mjs';

// A CommonJS module: Node puts its class under `default`, the bundler of the middleware does not.
const module = /** @type {any} */ (fileSystemCache);
const FileSystemCache = module.default ?? module;

const TAGS_HEADER = 'x-next-cache-tags';
const RETRY_AFTER_MS = 3000;
const NOT_FOUND_LIFE_MS = 5000;
const MAX_REMEMBERED = 500;

/**
 * Next's own file cache, with two rules added. A page rendered while the backend failed is never
 * stored, so it cannot replace a good one. A missing post is remembered for seconds in memory
 * only, so that invented addresses fill no disk, and a post published later does not inherit the
 * `noindex` of its own 404 (vercel/next.js#71440).
 */
export default class CacheHandler extends FileSystemCache {
  /** @param {string} key @param {any} context */
  async get(key, context) {
    const missing = notFoundPages.get(key);
    if (missing) return missing;

    const entry = await super.get(key, context);
    if (!isRendered(entry?.value)) return entry;
    // Built while the backend was away, or true until a date that has passed: render again.
    if (isDegraded(entry.value) || isPastDeadline(entry.value)) return null;
    // A failed renewal a moment ago: call the old copy fresh, so that not every visitor retries.
    return recentFailures.get(key) ? { ...entry, lastModified: Date.now() } : entry;
  }

  /** @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (isUnknownAbsence(data) && !(await this.#has(key, { kind: 'FETCH', ...context }))) return;
    if (!isRendered(data)) return super.set(key, data, context);

    if (isDegraded(data)) {
      recentFailures.set(key, true, RETRY_AFTER_MS);
      // The visitor of this very request gets these headers: the object is the one Next answers from.
      data.headers['cache-control'] = 'private, no-store';
      delete data.headers.location; // Next adds its own, and would send the address twice.
      return;
    }
    if (data.status === 404 && !key.includes('/_not-found')) {
      await this.#forgetStoredPage(key, data, context);
      notFoundPages.set(
        key,
        { lastModified: Date.now(), value: data, cacheControl: context.cacheControl },
        NOT_FOUND_LIFE_MS,
      );
      return;
    }
    return super.set(key, data, context);
  }

  /** @param {any[]} args */
  async revalidateTag(...args) {
    notFoundPages.clear();
    await super.revalidateTag(...args);
  }

  /** @param {string} key @param {any} context */
  async #has(key, context) {
    return (await super.get(key, { softTags: [], ...context })) !== null;
  }

  /**
   * A page that turned into a 404 must not come back from disk after a restart. The class can only
   * write, so it is overwritten with one that `get` refuses.
   * @param {string} key @param {any} data @param {any} context
   */
  async #forgetStoredPage(key, data, context) {
    const lookup = { kind: data.kind, isFallback: false, isRoutePPREnabled: false };
    if (!(await this.#has(key, lookup))) return;
    const headers = { ...data.headers, [TAGS_HEADER]: DEGRADED_TAG };
    await super.set(key, { ...data, headers }, context);
  }
}

/** A page, or the answer of a route such as the sitemap. @param {any} value */
function isRendered(value) {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
}

/** @param {any} page @returns {string[]} */
function tagsOf(page) {
  return String(page.headers?.[TAGS_HEADER] ?? '').split(',');
}

/** @param {any} page */
function isDegraded(page) {
  return tagsOf(page).includes(DEGRADED_TAG);
}

/** @param {any} page */
function isPastDeadline(page) {
  return tagsOf(page).some(
    (tag) =>
      tag.startsWith(DEADLINE_TAG_PREFIX) &&
      Number(tag.slice(DEADLINE_TAG_PREFIX.length)) <= Date.now(),
  );
}

/** The data cache's answer for a post that does not exist. @param {any} data */
function isUnknownAbsence(data) {
  return data?.kind === 'FETCH' && data.data?.body === 'null';
}

/** A map that forgets: each value after its own time, the oldest when it is full. */
class ShortMemory {
  /** @type {Map<string, { value: any, until: number }>} */
  #entries = new Map();

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key);
    if (entry && entry.until > Date.now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param {string} key @param {any} value @param {number} lifeMs */
  set(key, value, lifeMs) {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MAX_REMEMBERED && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, { value, until: Date.now() + lifeMs });
  }

  clear() {
    this.#entries.clear();
  }
}

const notFoundPages = new ShortMemory();
const recentFailures = new ShortMemory();
