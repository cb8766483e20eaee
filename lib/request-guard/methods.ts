import { REQUEST_PATH } from '../configurator/request-path';
import { contactHref } from '../contact/contact-href';
import { type ContactSubject, contactSubjects } from '../contact/subjects';
import { routes } from '../routes';
import { CSP_REPORTS_PATH } from '../security/csp.mjs';

/** Pages with a form, which is posted to the URL of its page. */
const FORM_PAGES: readonly string[] = [
  routes.contact,
  routes.action,
  REQUEST_PATH,
  ...Array.from(contactSubjects.keys(), (subject) => contactHref(subject as ContactSubject)),
];
const POST_ROUTES: readonly string[] = ['/api/revalidate', CSP_REPORTS_PATH];

export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The value of the header `allow` for a path that does not support a method. Next would render a page all
 * the same, cache the 405 of a route such as the sitemap, and respond 500 for a file.
 * @returns null when the path supports the method
 */
export function allowedMethods(method: string, path: string): string | null {
  if (isReading(method)) return null;
  if (POST_ROUTES.includes(path)) return method === 'POST' ? null : 'POST';
  if (!FORM_PAGES.includes(path)) return 'GET, HEAD';
  return method === 'POST' ? null : 'GET, HEAD, POST';
}
