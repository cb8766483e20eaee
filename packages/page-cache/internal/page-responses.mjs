import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { buildCsp, CSP_HEADER } from '../../../lib/requests/security/csp.mjs';
import { cspHash } from '../../../lib/requests/security/csp-hash.mjs';
import {
  TRUSTED_TYPES_DIRECTIVES,
  trustedTypesHashes,
  withTrustedTypes,
} from '../../../lib/requests/security/trusted-types.mjs';
import { startScriptHashes } from './after-paint.mjs';
import { BuildFiles } from './build-files.mjs';
import { improvedPage } from './improved-page.mjs';

/** Each has up to 100 kB. Making a response takes 5 to 10 ms, so further pages may be made at each visit. */
const MAX_PAGES = 500;
/**
 * Next reads a file and then asks for its time: a file replaced in between gives the old page with the new time. Only a
 * time that was long past when its page was read tells which page it is. Pages with visitors are rendered every minute.
 */
const SETTLED_AFTER_MS = 10_000;

/**
 * @typedef {object} PageResponse
 * @property {string} [html] for pages only
 * @property {Record<string, string>} headers
 * @property {boolean} [isTemporary] the page is as Next wrote it, because it could not be improved now
 */

/**
 * The HTML and headers that replace what Next stored for a page. Kept in memory and never stored, so that a copy that
 * outlives a deployment gets the CSP of the new one.
 */
export class PageResponses {
  #files;
  /** Responses by key. @type {LRUCache<string, { digest: string, storedAt?: number, response: Promise<PageResponse> }>} */
  #made = new LRUCache({ max: MAX_PAGES });

  /** @param {string} buildFolder in which Next builds, such as `.next` */
  constructor(buildFolder) {
    this.#files = new BuildFiles(buildFolder);
  }

  /**
   * The response of a page that is stored. Made once for each HTML: of the pages that are rendered again after a change,
   * most are as they were.
   * @param {string} key @param {any} page as Next hands it to a cache handler
   * @param {number} [storedAt] when this copy was written, in ms since 1970; once settled it spares the next visit the
   *   comparison, which takes up to 1 ms
   */
  ofStored(key, page, storedAt) {
    const made = this.#made.get(key);
    if (made && storedAt !== undefined && made.storedAt === storedAt) return made.response;
    const digest = hash('sha1', page.html ?? '');
    const response = made?.digest === digest ? made.response : this.of(page);
    const isSettled = storedAt !== undefined && Date.now() - storedAt > SETTLED_AFTER_MS;
    this.#made.set(key, { digest, storedAt: isSettled ? storedAt : undefined, response });
    const forget = () => this.#made.delete(key);
    response.then(({ isTemporary }) => isTemporary && forget(), forget);
    return response;
  }

  /** @param {any} page as Next hands it to a cache handler @returns {Promise<PageResponse>} */
  async of(page) {
    if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string') return { headers: {} };
    const { html: improved, isTemporary } = improvedPage(page.html, this.#files);
    const html = withTrustedTypes(improved);
    const trusted = trustedTypesHashes(html);
    const policy = buildCsp([...trusted, ...startScriptHashes(html)], styleHashes(html));
    const directives = [policy, ...(trusted.length > 0 ? TRUSTED_TYPES_DIRECTIVES : [])];
    return { html, headers: { [CSP_HEADER]: directives.join('; ') }, isTemporary };
  }
}

/** The hashes of the fonts' style and of the critical style. @param {string} html */
function styleHashes(html) {
  const head = html.slice(0, html.indexOf('</head>'));
  return Array.from(head.matchAll(/<style(?: id="[\w-]+")?>(.*?)<\/style>/gs), ([, style = '']) =>
    cspHash(style),
  );
}
