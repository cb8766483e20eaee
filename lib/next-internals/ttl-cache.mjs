import { now } from './clock.mjs';

/** Longer than any address of ours; an invented one may have 8,000 characters. */
const LONGEST_KEY = 500;

/**
 * A map that forgets: each value after its own time, the oldest when it is full, what has too long
 * a key at once. What visitors can make us remember, such as invented addresses, must never fill the memory.
 * @template T
 */
export class TtlCache {
  /** @type {Map<string, { value: T, until: number }>} */
  #entries = new Map();
  #mostEntries;

  /** @param {number} mostEntries */
  constructor(mostEntries) {
    this.#mostEntries = mostEntries;
  }

  /** @param {string} key @returns {T | undefined} */
  get(key) {
    const entry = this.#entries.get(key);
    if (entry && entry.until > now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param {string} key @param {T} value @param {number} [lifeMs] until it is pushed out when left out */
  set(key, value, lifeMs = Number.POSITIVE_INFINITY) {
    if (key.length > LONGEST_KEY) return;
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#mostEntries && oldest !== undefined) {
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
