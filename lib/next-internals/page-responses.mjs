import { buildCsp, CSP_HEADER } from '../security/csp.mjs';
import {
  TRUSTED_TYPES_DIRECTIVES,
  trustedTypesHashes,
  withTrustedTypes,
} from '../security/trusted-types.mjs';
import { bootScriptHashes, deferScripts } from './deferred-scripts.mjs';
import { inlineScriptHashes } from './inline-scripts.mjs';
import { TtlCache } from './ttl-cache.mjs';

/** Of up to 150 kB each. Making a response takes about 0.3 ms, so further pages may be made at each visit. */
const MAX_PAGES = 200;

/** @typedef {{ html?: string, headers: Record<string, string> }} PageResponse `html` for pages only */

/**
 * The HTML and headers that replace what Next stored for a page. Made for each response and never
 * stored, so that a copy that outlives a deployment gets the CSP of the new one.
 * @param {any} page as Next hands it to a cache handler @returns {PageResponse}
 */
export function responseOf(page) {
  if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string') return { headers: {} };
  const html = withTrustedTypes(deferScripts(page.html));
  const trusted = trustedTypesHashes(html);
  const policy = buildCsp([...trusted, ...bootScriptHashes(html), ...inlineScriptHashes(html)]);
  const directives = [policy, ...(trusted.length > 0 ? TRUSTED_TYPES_DIRECTIVES : [])];
  return { html, headers: { [CSP_HEADER]: directives.join('; ') } };
}

/** Makes the response of each stored copy once. */
export class PageResponses {
  /** @type {TtlCache<{ storedAt: number, response: PageResponse }>} */
  #made = new TtlCache(MAX_PAGES);

  /** @param {string} key @param {any} page @param {number} storedAt when this copy was written, in ms since 1970 */
  of(key, page, storedAt) {
    const made = this.#made.get(key);
    if (made?.storedAt === storedAt) return made.response;
    const response = responseOf(page);
    this.#made.set(key, { storedAt, response });
    return response;
  }
}
