import { contentPolicy, POLICY_HEADER } from '../security/content-policy.mjs';
import { hashesOfDataScripts } from '../security/inline-scripts.mjs';
import {
  hashesOfTrustedTypes,
  TRUSTED_TYPES_DIRECTIVES,
  withTrustedTypes,
} from '../security/trusted-types.mjs';
import { hashesOfStart, loadFrameworkLate } from './late-framework.mjs';
import { ShortMemory } from './short-memory.mjs';

/** At up to 150 kB. Making an answer again costs 0.3 ms or so: pages beyond these are made at each visit. */
const MOST_PAGES = 200;

/** @typedef {{ html?: string, headers: Record<string, string> }} Answer `html` for pages alone */

/**
 * What a page is answered with instead of what Next stored. The header is made when a page is
 * answered, never stored with it: a copy that outlives a deployment gets the policy of the new one.
 * @param {any} page as Next hands it to a cache handler @returns {Answer}
 */
export function answerOf(page) {
  if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string') return { headers: {} };
  const html = withTrustedTypes(loadFrameworkLate(page.html));
  const trusted = hashesOfTrustedTypes(html);
  const policy = contentPolicy([...trusted, ...hashesOfStart(html), ...hashesOfDataScripts(html)]);
  const directives = [policy, ...(trusted.length > 0 ? TRUSTED_TYPES_DIRECTIVES : [])];
  return { html, headers: { [POLICY_HEADER]: directives.join('; ') } };
}

/** The answers of stored pages, made once for each copy. */
export class PageAnswers {
  /** @type {ShortMemory<{ storedAt: number, answer: Answer }>} */
  #made = new ShortMemory(MOST_PAGES);

  /** @param {string} key @param {any} page @param {number} storedAt when this copy was written, in ms since 1970 */
  of(key, page, storedAt) {
    const made = this.#made.get(key);
    if (made?.storedAt === storedAt) return made.answer;
    const answer = answerOf(page);
    this.#made.set(key, { storedAt, answer });
    return answer;
  }
}
