/** The CSP of all but our pages. It has no rules for scripts and styles, because Next's error page has inline ones. */
export const DEFAULT_CSP =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
