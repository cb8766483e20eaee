// JavaScript, because Next loads this file without compiling it.
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { DEGRADED_TAG } from './cache-tags.mjs';
import { now } from './clock.mjs';
import { DATA_LIFE_S } from './data-life.mjs';
import {
  isCacheable,
  isDegraded,
  isMissingPage,
  isNullResult,
  isOutdated,
  isRendered,
  isUnavailable,
  readTimeOf,
  redirectTarget,
  TAGS_HEADER,
} from './internal/cache-entry.mjs';
import { logSparsely } from './internal/log-sparsely.mjs';
import { PageResponses } from './internal/page-responses.mjs';
import { RenderTimes } from './internal/render-times.mjs';
import { writeWhole } from './internal/write-whole.mjs';

// A CommonJS module: Node puts the class under `default`, the bundler of the middleware does not.
const module = /** @type {any} */ (fileSystemCache);
const FileSystemCache = module.default ?? module;

const RETRY_AFTER_MS = 2000;
/** What visitors are told: in seconds, and longer than the wait itself, since all of them come back at once. */
const RETRY_HEADERS = { 'retry-after': '60' };
const NOT_FOUND_LIFE_MS = 5000;
/** Each has about 100 kB. */
const MAX_MISSING_PAGES = 100;
/** Each has up to 300 kB with its data. */
const MAX_UNSTORED_PAGES = 200;
const MAX_FAILURES = 500;
const DATA_LIFE_MS = DATA_LIFE_S * 1000;
/** The age of a copy with a time in the future, because the clock was set back since: it is revalidated. */
const AGE_UNKNOWN_MS = 86_400_000;

/** When the rendering of the page began, in ms by the clock of clock.mjs: tells whether it includes a change. */
const RENDERED_AT_HEADER = 'x-rendered-at';
/** When the oldest data on the page was read, up to a minute before its rendering, in ms by that clock. */
const READ_AT_HEADER = 'x-data-read-at';

// Next creates a handler for each request; these are shared by all.
/** @type {LRUCache<string, any>} */
const missingPages = new LRUCache({ max: MAX_MISSING_PAGES, ttl: NOT_FOUND_LIFE_MS });
/** Pages that could not be written, newer than those on disk. @type {LRUCache<string, any>} */
const unstoredPages = new LRUCache({ max: MAX_UNSTORED_PAGES });
/** @type {LRUCache<string, true>} */
const recentFailures = new LRUCache({
  max: MAX_FAILURES,
  ttl: RETRY_AFTER_MS,
  ttlResolution: 0,
});
const renderTimes = new RenderTimes();
/** @type {PageResponses | undefined} */
let responses;

/**
 * Next's file cache with these rules added:
 * - A page that was rendered while the backend failed is never stored; its visitor gets the last good one, or status 503 if
 *   there is none and the page lacks what it is for.
 * - The response to another method than GET is never stored.
 * - An entry is as old as the oldest read of its data, not as its file.
 * - A missing post is kept for seconds and in memory only, so that made-up URLs do not fill the disk, and
 *   a post that is published later does not inherit the `noindex` of its 404 (vercel/next.js#71440).
 * - A file is written completely or not at all; a page that cannot be written is kept in memory.
 * - Each page loads the framework, its data and its whole style sheets after its first paint.
 * - Each page gets a Content-Security-Policy with the hashes of its inline scripts and style.
 */
export default class CacheHandler extends FileSystemCache {
  #options;
  /** When the data used for this request was read, by key. @type {Map<string, number>} */
  #readAt = new Map();

  /** @param {any} options as Next gives them */
  constructor(options) {
    super({ ...options, fs: { ...options.fs, writeFile: writeWhole } });
    this.#options = options;
  }

  /** @param {string} key @param {any} context */
  async get(key, context) {
    if (context.kind === 'FETCH') return this.#getData(key, context);
    renderTimes.requested(key);
    return this.#getPage(key, context);
  }

  /** The response to visitors; null when the page must be rendered. @param {string} key @param {any} context */
  async #getPage(key, context) {
    const missing = missingPages.get(key);
    if (missing && !isOutdated(missing.value, missing.lastModified)) return missing;

    const entry = await this.#getStored(key, context);
    if (!isRendered(entry?.value)) return entry;
    if (isDegraded(entry.value)) return null;
    const startedAt = renderTimes.startedAt(key) ?? notInFuture(entry.lastModified);
    const readAt = renderTimes.readAt(key) ?? startedAt - DATA_LIFE_MS;
    const response = await this.#responses().ofStored(key, entry.value, entry.lastModified);
    return {
      ...entry,
      value: withResponse(entry.value, response, {
        [RENDERED_AT_HEADER]: String(startedAt),
        [READ_AT_HEADER]: String(readAt),
      }),
      // After a failed revalidation the old copy counts as fresh, so that not every visitor repeats it.
      lastModified: recentFailures.has(key) ? now() : timeOf(startedAt, readAt),
    };
  }

  /** @param {string} key @param {any} context */
  async #getStored(key, context) {
    return unstoredPages.get(key) ?? (await super.get(key, context));
  }

  /** @param {string} key @param {any} context */
  async #getData(key, context) {
    const entry = await super.get(key, context);
    const readAt = readTimeOf(entry?.value);
    if (readAt === undefined) return entry;
    this.#readAt.set(key, readAt);
    return { ...entry, lastModified: notInFuture(readAt) };
  }

  /** @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (!isRendered(data)) return this.#setData(key, data, context);

    // Next responds to the visitor of this request from this object.
    data.headers ??= {};
    // After a rendering that threw, Next hands back the copy that `get` returned, which must not count as new.
    if (data.headers[RENDERED_AT_HEADER]) {
      recentFailures.set(key, true);
      return;
    }
    if (data.headers.location) redirectInHtml(data);
    if (isDegraded(data)) {
      recentFailures.set(key, true);
      const kept = await this.#getPage(key, lookupOf(data));
      if (kept) Object.assign(data, kept.value);
      else await this.#respondDegraded(data);
      // A copy, because a missing page in memory shares its headers with other requests.
      data.headers = { ...data.headers, 'cache-control': 'private, no-store' };
      return;
    }
    if (!isCacheable(data)) {
      data.headers['cache-control'] = 'private, no-store';
      return;
    }
    const startedAt = renderTimes.stored(key, this.#oldestRead());
    const timeHeaders = {
      [RENDERED_AT_HEADER]: String(startedAt),
      [READ_AT_HEADER]: String(renderTimes.readAt(key) ?? startedAt),
    };
    if (isMissingPage(key, data)) {
      const response = await this.#responses().of(data);
      await this.#forgetStoredPage(key, data, context);
      const value = withResponse(data, response, timeHeaders);
      const entry = { lastModified: startedAt, value, cacheControl: context.cacheControl };
      missingPages.set(key, entry);
      respondNow(data, response, timeHeaders);
    } else {
      await this.#keep(key, data, context);
      missingPages.delete(key);
      respondNow(data, await this.#responses().ofStored(key, data), timeHeaders);
    }
  }

  /** @param {any} data a page of which there is no good copy */
  async #respondDegraded(data) {
    const lacksContent = isUnavailable(data);
    if (lacksContent) data.status = 503;
    respondNow(data, await this.#responses().of(data), lacksContent ? RETRY_HEADERS : {});
  }

  /** @param {string} key @param {any} data @param {any} context */
  async #setData(key, data, context) {
    if (isNullResult(data) && !(await this.#hasData(key))) return;
    const readAt = readTimeOf(data);
    if (readAt !== undefined) this.#readAt.set(key, readAt);
    await this.#store(key, data, context);
  }

  /** @param {any} tags @param {any} [durations] */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    // Next dates the change by the system clock.
    const ahead = now() - Date.now();
    for (const tag of [tags].flat()) {
      const { stale, expired } = tagsManifest.get(tag) ?? {};
      tagsManifest.set(tag, {
        ...(stale !== undefined && { stale: stale + ahead }),
        ...(expired !== undefined && { expired: expired + ahead }),
      });
    }
    missingPages.clear();
  }

  /** Made for the first page: in the middleware, Next gives no folder. */
  #responses() {
    responses ??= new PageResponses(path.dirname(this.#options.serverDistDir));
    return responses;
  }

  #oldestRead() {
    return this.#readAt.size > 0 ? Math.min(...this.#readAt.values()) : undefined;
  }

  /** Looks up without tags: with tags that the entry lacks, Next would store it again and call this again. @param {string} key */
  async #hasData(key) {
    return (await super.get(key, { kind: 'FETCH', tags: [], softTags: [] })) !== null;
  }

  /**
   * Keeps a page that became a 404 from being served again after a restart. Next's class cannot delete
   * a page, so it is overwritten with one that `get` refuses.
   * @param {string} key @param {any} data @param {any} context
   */
  async #forgetStoredPage(key, data, context) {
    if ((await this.#getStored(key, lookupOf(data))) === null) return;
    const headers = { ...data.headers, [TAGS_HEADER]: DEGRADED_TAG };
    await this.#keep(key, { ...data, headers }, context);
  }

  /** Stores a page, in memory if it cannot be written. @param {string} key @param {any} page @param {any} context */
  async #keep(key, page, context) {
    if (await this.#store(key, page, context)) return void unstoredPages.delete(key);
    const value = { ...page, headers: { ...page.headers } };
    unstoredPages.set(key, { lastModified: now(), value, cacheControl: context.cacheControl });
  }

  /** Whether an entry was written; logs a failure. @param {string} key @param {any} data @param {any} context */
  async #store(key, data, context) {
    try {
      await super.set(key, data, context);
      return true;
    } catch (error) {
      logSparsely('Storing rendered pages failed, they are kept in memory', error);
      return false;
    }
  }
}

/**
 * The time from which Next counts the age of a page, and after which a change outdates it. The oldest read
 * counts once its data has to be read again: page and data would otherwise age one after the other. Until
 * then the start of the rendering does, because a change between the two times may concern other data.
 * @param {number} startedAt @param {number} readAt
 */
function timeOf(startedAt, readAt) {
  return now() - readAt > DATA_LIFE_MS ? readAt : startedAt;
}

/** @param {number} time by the clock of clock.mjs, or of a file */
function notInFuture(time) {
  return time > now() ? now() - AGE_UNKNOWN_MS : time;
}

/** @param {any} page */
function lookupOf({ kind }) {
  return { kind, isFallback: false, isRoutePPREnabled: false, softTags: [] };
}

/**
 * Moves the target of a redirect from the headers into the HTML. The visitor whose request caused the rendering
 * gets `location` from Next already and would get it twice; concurrent visitors would get none.
 * @param {any} page
 */
function redirectInHtml(page) {
  const { location } = page.headers;
  delete page.headers.location;
  page.html = `<!doctype html><meta http-equiv="refresh" content="0;url=${location}"><a href="${location}">${location}</a>`;
}

/**
 * Makes a page that was just rendered the response to the waiting visitor.
 * @param {any} page @param {import('./internal/page-responses.mjs').PageResponse} response @param {Record<string, string>} headers
 */
function respondNow(page, response, headers) {
  if (response.html) page.html = response.html;
  Object.assign(page.headers, response.headers, headers);
}

/**
 * @param {any} page @param {import('./internal/page-responses.mjs').PageResponse} response @param {Record<string, string>} timeHeaders
 */
function withResponse(page, response, timeHeaders) {
  const location = redirectTarget(page);
  const headers = { ...page.headers, ...response.headers, ...timeHeaders };
  return {
    ...page,
    ...(response.html && { html: response.html }),
    headers: location ? { ...headers, location } : headers,
  };
}
