/**
 * Pages that Next makes for itself and answers at these addresses too, with a life of a year: the one
 * for failures even with 500.
 */
const INTERNAL_PAGES = /^\/+(_global-error|_not-found|_error|404|500)\/*$/i;
/** No page has this address. */
const NO_PAGE = '/_geen-pagina';

/**
 * An address that no page has, in place of one of Next's own pages: it gets the 404 page, which no cache keeps.
 * @param target path and query, as they were sent
 */
export function withoutInternalPages(target: string): string {
  const [path = ''] = target.split('?', 1);
  return INTERNAL_PAGES.test(decoded(path)) ? NO_PAGE + target.slice(path.length) : target;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
