import { LRUCache } from 'lru-cache';
import { now } from '../clock.mjs';

/** Further pages have the time of their file. */
const MAX_PAGES = 5000;
/** A made-up URL may have 8,000 characters. */
const MAX_KEY_LENGTH = 500;

/**
 * When the rendering of each stored page began. A change during the rendering may be missing from the
 * page although it was stored later: without this, a post that was withdrawn right after its
 * publication stayed in the feed for minutes.
 */
export class RenderTimes {
  #requested = timesByPage();
  #started = timesByPage();
  #read = timesByPage();

  /** Call it when Next looks up a page, which it does right before a rendering and not during one. @param {string} key */
  requested(key) {
    this.#requested.set(key, now());
  }

  /**
   * @param {string} key @param {number} [readAt] when the oldest data of the page was read, if it shows any
   * @returns {number} when the rendering began, by the clock of clock.mjs
   */
  stored(key, readAt) {
    const startedAt = this.#requested.get(key) ?? now();
    this.#started.set(key, startedAt);
    this.#read.set(key, readAt ?? startedAt);
    return startedAt;
  }

  /** When the oldest data of the stored page was read; undefined if another process rendered it. @param {string} key */
  readAt(key) {
    return this.#read.get(key);
  }

  /** The start of its rendering by the clock of clock.mjs; undefined if another process rendered the page. @param {string} key */
  startedAt(key) {
    return this.#started.get(key);
  }
}

/** @returns {LRUCache<string, number>} */
function timesByPage() {
  return new LRUCache({
    max: MAX_PAGES,
    maxSize: MAX_PAGES * MAX_KEY_LENGTH,
    maxEntrySize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length,
  });
}
