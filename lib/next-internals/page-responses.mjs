import { buildCsp, CSP_HEADER } from '../security/csp.mjs';
import {
  TRUSTED_TYPES_DIRECTIVES,
  trustedTypesHashes,
  withTrustedTypes,
} from '../security/trusted-types.mjs';
import { bootScriptHashes, deferScripts } from './deferred-scripts.mjs';
import { inlineScriptHashes } from './inline-scripts.mjs';
import { TtlCache } from './ttl-cache.mjs';

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
  const html = withTrustedTypes(deferScripts(page.html));
  const trusted = trustedTypesHashes(html);
  const policy = buildCsp([...trusted, ...bootScriptHashes(html), ...inlineScriptHashes(html)]);
  const directives = [policy, ...(trusted.length > 0 ? TRUSTED_TYPES_DIRECTIVES : [])];
  return { html, headers: { [CSP_HEADER]: directives.join('; ') } };
}

/** The answers of stored pages, made once for each copy. */
export class PageResponses {
  /** @type {TtlCache<{ storedAt: number, answer: Answer }>} */
  #made = new TtlCache(MOST_PAGES);

  /** @param {string} key @param {any} page @param {number} storedAt when this copy was written, in ms since 1970 */
  of(key, page, storedAt) {
    const made = this.#made.get(key);
    if (made?.storedAt === storedAt) return made.answer;
    const answer = answerOf(page);
    this.#made.set(key, { storedAt, answer });
    return answer;
  }
}
