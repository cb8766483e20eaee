import { ShortMemory } from './short-memory.mjs';

/** Pages of which the moment is known; for others the time of their file has to do. */
const MOST_PAGES = 5000;

/**
 * When the stored copy of each page began to be rendered. A change that came while it was rendered
 * may be missing from it, although it was stored after that change: without this, a post that was
 * withdrawn a moment after its publication stayed in the feed for minutes.
 */
export class RenderMoments {
  /** @type {ShortMemory<number>} */
  #asked = new ShortMemory(MOST_PAGES);
  /** @type {ShortMemory<number>} */
  #begun = new ShortMemory(MOST_PAGES);

  /** Next asks for the stored copy right before it renders, and not again while it does. @param {string} key */
  asked(key) {
    this.#asked.set(key, Date.now());
  }

  /** @param {string} key @returns {number} the moment that counts for this copy, in ms since 1970 */
  stored(key) {
    const moment = this.#asked.get(key) ?? Date.now();
    this.#begun.set(key, moment);
    return moment;
  }

  /** In ms since 1970; undefined when it was not rendered by this process. @param {string} key */
  begunAt(key) {
    return this.#begun.get(key);
  }
}
