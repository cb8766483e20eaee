import { now } from './clock.mjs';

/** Longer than any URL of this site; a made-up URL may have 8,000 characters. */
const MAX_KEY_LENGTH = 500;

/**
 * A cache with a lifetime for each value and a maximum number of values: the oldest is dropped. Limits
 * the memory that requests for made-up URLs can take.
 * @template T
 */
export class TtlCache {
  /** @type {Map<string, { value: T, until: number }>} */
  #entries = new Map();
  #maxEntries;

  /** @param {number} maxEntries */
  constructor(maxEntries) {
    this.#maxEntries = maxEntries;
  }

  /** @param {string} key @returns {T | undefined} */
  get(key) {
    const entry = this.#entries.get(key);
    if (entry && entry.until > now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param {string} key @param {T} value @param {number} [lifeMs] unlimited by default */
  set(key, value, lifeMs = Number.POSITIVE_INFINITY) {
    if (key.length > MAX_KEY_LENGTH) return;
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#maxEntries && oldest !== undefined) {
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, { value, until: now() + lifeMs });
  }

  /** @param {string} key */
  delete(key) {
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
  }
}
