// Read by the cache handler, which Next loads without compiling it: hence JavaScript.

export const CSP_HEADER = 'content-security-policy';

/** Where browsers report what the policy kept out. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** The name of that address in the header `reporting-endpoints`. */
export const CSP_REPORTS_GROUP = 'csp';

/**
 * The Content-Security-Policy of a page: our own files and nothing else. Frames are of this site
 * too: those of other parties stand in documents of their own (`lib/frames/`), since the policy of
 * the page that a visitor came in by stays in force while links lead on to other pages.
 * @param {string[]} scriptSources the inline scripts that may run: hashes or a nonce, each in quotes
 * @param {"'none'" | "'self'"} frameAncestors who may show the page in a frame: nobody, or our own pages
 */
export function buildCsp(scriptSources, frameAncestors = "'none'") {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    `report-uri ${CSP_REPORTS_PATH}`,
    `report-to ${CSP_REPORTS_GROUP}`,
  ].join('; ');
}
