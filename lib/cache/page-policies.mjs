import { contentPolicy, POLICY_HEADER } from '../security/content-policy.mjs';
import { hashesOfDataScripts } from '../security/inline-scripts.mjs';
import { ShortMemory } from './short-memory.mjs';

/** Hashing a page again costs 0.2 ms or so: pages beyond these are hashed at each visit. */
const MOST_PAGES = 1000;

/**
 * The header for one page. Made when a page is answered, never stored with it: a copy that outlives
 * a deployment gets the policy of the new one.
 * @param {any} page as Next hands it to a cache handler @returns {Record<string, string>} none for what is no page
 */
export function policyHeaders(page) {
  if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string') return {};
  return { [POLICY_HEADER]: contentPolicy(hashesOfDataScripts(page.html)) };
}

/** The headers of stored pages, made once for each copy. */
export class PagePolicies {
  /** @type {ShortMemory<{ storedAt: number, headers: Record<string, string> }>} */
  #made = new ShortMemory(MOST_PAGES);

  /** @param {string} key @param {any} page @param {number} storedAt when this copy was written, in ms since 1970 */
  of(key, page, storedAt) {
    const made = this.#made.get(key);
    if (made?.storedAt === storedAt) return made.headers;
    const headers = policyHeaders(page);
    this.#made.set(key, { storedAt, headers });
    return headers;
  }
}
