import { CSP_REPORTS_PATH } from '../security/csp.mjs';

const POST_ROUTES: readonly string[] = ['/api/revalidate', CSP_REPORTS_PATH];

export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The value of the header `allow` for a path that does not support a method. Next would render a page all
 * the same, cache the 405 of a route such as the sitemap, and respond 500 for a file.
 * @param formPages paths of pages with a form, which is posted to them
 * @returns null when the path supports the method
 */
export function allowedMethods(
  method: string,
  path: string,
  formPages: readonly string[],
): string | null {
  if (isReading(method)) return null;
  if (POST_ROUTES.includes(path)) return method === 'POST' ? null : 'POST';
  if (!formPages.includes(path)) return 'GET, HEAD';
  return method === 'POST' ? null : 'GET, HEAD, POST';
}
