// Next loads this file as it stands, without compiling it: hence JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import {
  isAbsence,
  isDegraded,
  isForEverybody,
  isMissingPage,
  isPastDeadline,
  isRendered,
  movedTo,
  readMomentOf,
  TAGS_HEADER,
  waitsForDemand,
} from './cached-entry.mjs';
import { answerOf, PageAnswers } from './page-answers.mjs';
import { RenderMoments } from './render-moments.mjs';
import { ShortMemory } from './short-memory.mjs';
import { DEGRADED_TAG } from './tags.mjs';

// A CommonJS module: Node puts its class under `default`, the bundler of the middleware does not.
const module = /** @type {any} */ (fileSystemCache);
const FileSystemCache = module.default ?? module;

const RETRY_AFTER_MS = 2000;
const NOT_FOUND_LIFE_MS = 5000;
/** Pages of some 100 kB each. */
const MOST_MISSING_PAGES = 100;
const MOST_FAILURES = 500;

/** Tells who renews pages after a change whether a page knows of it: ms since 1970. */
const RENDERED_AT_HEADER = 'x-rendered-at';

// Next makes a handler for each request; these outlive it.
/** @type {ShortMemory<any>} */
const missingPages = new ShortMemory(MOST_MISSING_PAGES);
/** @type {ShortMemory<true>} */
const recentFailures = new ShortMemory(MOST_FAILURES);
const moments = new RenderMoments();
const answers = new PageAnswers();

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
 * - Each page is answered with a Content-Security-Policy that names its own inline scripts.
 * - Each page loads the framework after its first paint.
 */
export default class CacheHandler extends FileSystemCache {
  /** @param {string} key @param {any} context */
  async get(key, context) {
    if (context.kind === 'FETCH') return this.#getData(key, context);
    moments.asked(key);
    return this.#getPage(key, context);
  }

  /** What visitors get without a rendering; null when there has to be one. @param {string} key @param {any} context */
  async #getPage(key, context) {
    const missing = missingPages.get(key);
    if (missing) return missing;

    const entry = await super.get(key, context);
    if (!isRendered(entry?.value)) return entry;
    // Built while the backend was away, or true until a date that has passed: render again.
    if (isDegraded(entry.value) || isPastDeadline(entry.value)) return null;
    const failedJustNow = recentFailures.get(key);
    if (waitsForDemand(entry.value, moments.begunAt(key)) && !failedJustNow) return null;
    const begunAt = moments.begunAt(key) ?? entry.lastModified;
    return {
      ...entry,
      value: answeredWith(entry.value, begunAt, answers.of(key, entry.value, entry.lastModified)),
      // A failed renewal a moment ago: call the old copy fresh, so that not every visitor retries.
      lastModified: failedJustNow ? Date.now() : begunAt,
    };
  }

  /** @param {string} key @param {any} context */
  async #getData(key, context) {
    const entry = await super.get(key, context);
    const readAt = readMomentOf(entry?.value);
    return readAt === undefined ? entry : { ...entry, lastModified: readAt };
  }

  /** @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (isAbsence(data) && !(await this.#has(key, { kind: 'FETCH', ...context }))) return;
    if (!isRendered(data)) return super.set(key, data, context);

    // The visitor of this very request is answered from this object.
    data.headers ??= {};
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
    const begunAt = moments.stored(key);
    if (isMissingPage(key, data)) {
      await this.#forgetStoredPage(key, data, context);
      const value = answeredWith(data, begunAt, answerOf(data));
      const entry = { lastModified: begunAt, value, cacheControl: context.cacheControl };
      missingPages.set(key, entry, NOT_FOUND_LIFE_MS);
    } else {
      await super.set(key, data, context);
    }
    answerNow(data, { [RENDERED_AT_HEADER]: String(begunAt) });
  }

  /** @param {any[]} args */
  async revalidateTag(...args) {
    missingPages.clear();
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
    if (!(await this.#has(key, lookupOf(data)))) return;
    const headers = { ...data.headers, [TAGS_HEADER]: DEGRADED_TAG };
    await super.set(key, { ...data, headers }, context);
  }
}

/** How Next asks for the stored copy of a page. @param {any} page */
function lookupOf({ kind }) {
  return { kind, isFallback: false, isRoutePPREnabled: false };
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
 * @param {any} page @param {number} begunAt @param {import('./page-answers.mjs').Answer} answer
 */
function answeredWith(page, begunAt, answer) {
  const location = movedTo(page);
  const headers = { ...page.headers, ...answer.headers, [RENDERED_AT_HEADER]: String(begunAt) };
  return {
    ...page,
    ...(answer.html && { html: answer.html }),
    headers: location ? { ...headers, location } : headers,
  };
}
