// Next loads this file as it stands, without compiling it: hence JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import {
  isAbsence,
  isDegraded,
  isForEverybody,
  isMissingPage,
  isOutdated,
  isPastDeadline,
  isRendered,
  movedTo,
  readMomentOf,
  TAGS_HEADER,
  waitsForDemand,
} from './cache-entry.mjs';
import { DEGRADED_TAG } from './cache-tags.mjs';
import { reportCacheWriteError, STORED_IN } from './cache-write-error.mjs';
import { now } from './clock.mjs';
import { FileTransaction } from './file-transaction.mjs';
import { answerOf, PageResponses } from './page-responses.mjs';
import { RenderTimes } from './render-times.mjs';
import { TtlCache } from './ttl-cache.mjs';

// A CommonJS module: Node puts its class under `default`, the bundler of the middleware does not.
const module = /** @type {any} */ (fileSystemCache);
const FileSystemCache = module.default ?? module;

const RETRY_AFTER_MS = 2000;
const NOT_FOUND_LIFE_MS = 5000;
/** Pages of some 100 kB each. */
const MOST_MISSING_PAGES = 100;
/** With its data, a page takes up to 300 kB. */
const MOST_UNSTORED_PAGES = 200;
const MOST_FAILURES = 500;
/** For a copy whose moment lies in the future, because the clock was set back since: old enough to be renewed. */
const AGE_UNKNOWN_MS = 86_400_000;

/** Tells who renews pages after a change whether a page knows of it: ms by the clock of clock.mjs. */
const RENDERED_AT_HEADER = 'x-rendered-at';
/** When the oldest data on a page was read, which may be a minute before its rendering: ms by that clock. */
const READ_AT_HEADER = 'x-data-read-at';

// Next makes a handler for each request; these outlive it.
/** @type {TtlCache<any>} */
const missingPages = new TtlCache(MOST_MISSING_PAGES);
/** @type {TtlCache<any>} Pages that the disk did not take: newer than what lies there. */
const unstoredPages = new TtlCache(MOST_UNSTORED_PAGES);
/** @type {TtlCache<true>} */
const recentFailures = new TtlCache(MOST_FAILURES);
const moments = new RenderTimes();
const answers = new PageResponses();

/**
 * Next's own file cache, with these rules added:
 * - A page rendered while the backend failed is never stored, so it cannot replace a good one;
 *   who waits for it gets the good one.
 * - The answer to another method than GET is never stored either.
 * - A copy is as old as the reading of its data, not as the writing of its file.
 * - A missing post is remembered for seconds in memory only, so that invented addresses fill no
 *   disk, and a post published later does not inherit the `noindex` of its own 404
 *   (vercel/next.js#71440).
 * - A page that nobody renews ahead is rendered for who asks first after a change.
 * - A page is stored whole or not at all; one that the disk does not take is kept in memory.
 * - Each page is answered with a Content-Security-Policy that names its own inline scripts.
 * - Each page loads the framework after its first paint.
 */
export default class CacheHandler extends FileSystemCache {
  #options;
  /** When the data was read that is used for this request, by its key. @type {Map<string, number>} */
  #readAt = new Map();

  /** @param {any} options as Next gives them */
  constructor(options) {
    super(options);
    this.#options = options;
    Object.assign(globalThis, { [STORED_IN]: options.serverDistDir });
  }

  /** @param {string} key @param {any} context */
  async get(key, context) {
    if (context.kind === 'FETCH') return this.#getData(key, context);
    moments.asked(key);
    return this.#getPage(key, context);
  }

  /** What visitors get without a rendering; null when there has to be one. @param {string} key @param {any} context */
  async #getPage(key, context) {
    const missing = missingPages.get(key);
    // Published since: its page is rendered for who asks first.
    if (missing && !isOutdated(missing.value, missing.lastModified)) return missing;

    const entry = await this.#getStored(key, context);
    if (!isRendered(entry?.value)) return entry;
    // Built while the backend was away, or true until a date that has passed: render again.
    if (isDegraded(entry.value) || isPastDeadline(entry.value)) return null;
    const failedJustNow = recentFailures.get(key);
    if (waitsForDemand(entry.value, moments.begunAt(key)) && !failedJustNow) return null;
    const begunAt = moments.begunAt(key) ?? notInFuture(entry.lastModified);
    return {
      ...entry,
      value: answeredWith(entry.value, answers.of(key, entry.value, entry.lastModified), {
        [RENDERED_AT_HEADER]: String(begunAt),
        [READ_AT_HEADER]: String(moments.readAt(key) ?? begunAt),
      }),
      // A failed renewal a moment ago: call the old copy fresh, so that not every visitor retries.
      lastModified: failedJustNow ? now() : begunAt,
    };
  }

  /** @param {string} key @param {any} context */
  async #getStored(key, context) {
    return unstoredPages.get(key) ?? (await super.get(key, context));
  }

  /** @param {string} key @param {any} context */
  async #getData(key, context) {
    const entry = await super.get(key, context);
    const readAt = readMomentOf(entry?.value);
    if (readAt === undefined) return entry;
    this.#readAt.set(key, readAt);
    return { ...entry, lastModified: notInFuture(readAt) };
  }

  /** @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (!isRendered(data)) return this.#setData(key, data, context);

    // The visitor of this very request is answered from this object.
    data.headers ??= {};
    // After a rendering that threw, Next hands back the copy that `get` gave it, which is no newer for that.
    if (data.headers[RENDERED_AT_HEADER]) {
      recentFailures.set(key, true, RETRY_AFTER_MS);
      return;
    }
    if (data.headers.location) redirectByItself(data);
    if (isDegraded(data)) {
      recentFailures.set(key, true, RETRY_AFTER_MS);
      const kept = await this.#getPage(key, lookupOf(data));
      if (kept) Object.assign(data, kept.value);
      else answerNow(data, {});
      // A copy: those of a page that is missing are remembered for others too.
      data.headers = { ...data.headers, 'cache-control': 'private, no-store' };
      return;
    }
    if (!isForEverybody(data)) {
      data.headers['cache-control'] = 'private, no-store';
      return;
    }
    const begunAt = moments.stored(key, this.#oldestReading());
    const marks = {
      [RENDERED_AT_HEADER]: String(begunAt),
      [READ_AT_HEADER]: String(moments.readAt(key) ?? begunAt),
    };
    if (isMissingPage(key, data)) {
      await this.#forgetStoredPage(key, data, context);
      const value = answeredWith(data, answerOf(data), marks);
      const entry = { lastModified: begunAt, value, cacheControl: context.cacheControl };
      missingPages.set(key, entry, NOT_FOUND_LIFE_MS);
    } else {
      await this.#keep(key, data, context);
      missingPages.delete(key);
    }
    answerNow(data, marks);
  }

  /** @param {string} key @param {any} data @param {any} context */
  async #setData(key, data, context) {
    if (isAbsence(data) && !(await this.#hasData(key))) return;
    const readAt = readMomentOf(data);
    if (readAt !== undefined) this.#readAt.set(key, readAt);
    // What the disk does not take is read again for the next page.
    await this.#store(key, data, context);
  }

  /** @param {any} tags @param {any} [durations] */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    // Next notes the moment by the system's clock.
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

  /** When the oldest of the data was read that this request used; undefined when it used none. */
  #oldestReading() {
    return this.#readAt.size > 0 ? Math.min(...this.#readAt.values()) : undefined;
  }

  /**
   * Without tags: for those that a stored entry lacks, Next would store it again, and ask again here.
   * @param {string} key
   */
  async #hasData(key) {
    return (await super.get(key, { kind: 'FETCH', tags: [], softTags: [] })) !== null;
  }

  /**
   * A page that turned into a 404 must not come back from disk after a restart. The class can only
   * write, so it is overwritten with one that `get` refuses.
   * @param {string} key @param {any} data @param {any} context
   */
  async #forgetStoredPage(key, data, context) {
    if ((await this.#getStored(key, lookupOf(data))) === null) return;
    const headers = { ...data.headers, [TAGS_HEADER]: DEGRADED_TAG };
    await this.#keep(key, { ...data, headers }, context);
  }

  /** Stores a page, or keeps it in memory where the disk does not take it. @param {string} key @param {any} page @param {any} context */
  async #keep(key, page, context) {
    if (await this.#store(key, page, context)) return unstoredPages.delete(key);
    const value = { ...page, headers: { ...page.headers } };
    unstoredPages.set(key, { lastModified: now(), value, cacheControl: context.cacheControl });
  }

  /** Whole or not at all; a failure is in the log. @param {string} key @param {any} data @param {any} context */
  async #store(key, data, context) {
    const files = new FileTransaction(this.#options.fs);
    try {
      await new FileSystemCache({ ...this.#options, fs: files }).set(key, data, context);
      await files.commit();
      return true;
    } catch (error) {
      await files.rollBack();
      reportCacheWriteError(error);
      return false;
    }
  }
}

/** @param {number} moment by the clock of clock.mjs, or of a file */
function notInFuture(moment) {
  return moment > now() ? now() - AGE_UNKNOWN_MS : moment;
}

/** How Next asks for the stored copy of a page. @param {any} page */
function lookupOf({ kind }) {
  return { kind, isFallback: false, isRoutePPREnabled: false, softTags: [] };
}

/**
 * Next sends the address itself to the visitor for whom it rendered, and adds that of the headers,
 * so that it would come twice. Others who asked at the same time get no address at all from it: for
 * them the page leads there, with and without JavaScript.
 * @param {any} page
 */
function redirectByItself(page) {
  const { location } = page.headers;
  delete page.headers.location;
  page.html = `<!doctype html><meta http-equiv="refresh" content="0;url=${location}"><a href="${location}">${location}</a>`;
}

/**
 * Makes what was just rendered the answer to the visitor who waits for it.
 * @param {any} page @param {Record<string, string>} headers
 */
function answerNow(page, headers) {
  const answer = answerOf(page);
  if (answer.html) page.html = answer.html;
  Object.assign(page.headers, answer.headers, headers);
}

/**
 * A stored page as visitors get it.
 * @param {any} page @param {import('./page-responses.mjs').Answer} answer @param {Record<string, string>} marks
 */
function answeredWith(page, answer, marks) {
  const location = movedTo(page);
  const headers = { ...page.headers, ...answer.headers, ...marks };
  return {
    ...page,
    ...(answer.html && { html: answer.html }),
    headers: location ? { ...headers, location } : headers,
  };
}
