// JavaScript, because the cache handler loads it without compiling.

export const CSP_HEADER = 'content-security-policy';

/** The route to which browsers report violations. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

export const CSP_REPORTS_GROUP = 'csp';

/**
 * The Content-Security-Policy of a page: files of this site only. Third-party frames stand in documents with
 * their own CSP (`lib/pages/frames/`), because the CSP of the first page stays in force during client navigation.
 * @param {string[]} scriptSources the inline scripts that may run: hashes or a nonce, each in quotes
 * @param {string[]} [styleSources] the inline styles that may apply: hashes, each in quotes
 */
export function buildCsp(scriptSources, styleSources = []) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    // A blob is made by our own scripts: the picture of a visitor on the screen of a kiosk.
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
    `report-to ${CSP_REPORTS_GROUP}`,
  ].join('; ');
}
