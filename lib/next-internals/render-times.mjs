import { now } from './clock.mjs';
import { TtlCache } from './ttl-cache.mjs';

/** Pages of which the moment is known; for others the time of their file has to do. */
const MOST_PAGES = 5000;

/**
 * When the stored copy of each page began to be rendered. A change that came while it was rendered
 * may be missing from it, although it was stored after that change: without this, a post that was
 * withdrawn a moment after its publication stayed in the feed for minutes.
 */
export class RenderTimes {
  /** @type {TtlCache<number>} */
  #asked = new TtlCache(MOST_PAGES);
  /** @type {TtlCache<number>} */
  #begun = new TtlCache(MOST_PAGES);
  /** @type {TtlCache<number>} */
  #read = new TtlCache(MOST_PAGES);

  /** Next asks for the stored copy right before it renders, and not again while it does. @param {string} key */
  asked(key) {
    this.#asked.set(key, now());
  }

  /**
   * @param {string} key @param {number} [readAt] when the oldest data on it was read, where it shows any
   * @returns {number} the moment that counts for this copy, by the clock of clock.mjs
   */
  stored(key, readAt) {
    const moment = this.#asked.get(key) ?? now();
    this.#begun.set(key, moment);
    this.#read.set(key, readAt ?? moment);
    return moment;
  }

  /** When the oldest data of the stored copy was read; undefined when it was not rendered by this process. @param {string} key */
  readAt(key) {
    return this.#read.get(key);
  }

  /** By the clock of clock.mjs; undefined when it was not rendered by this process. @param {string} key */
  begunAt(key) {
    return this.#begun.get(key);
  }
}
