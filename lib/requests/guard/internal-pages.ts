/** Next serves its internal pages as pages too, with a cache lifetime of a year, the error page with status 500. */
const INTERNAL_PAGES = /^\/+(_global-error|_not-found|_error|404|500)\/*$/i;
const NO_PAGE = '/_geen-pagina';

/**
 * Replaces the path of an internal page by an unknown one, which gets the 404 page.
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
