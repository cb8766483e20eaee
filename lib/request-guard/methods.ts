import { REQUEST_PATH } from '../configurator/request-path';
import { contactHref } from '../contact/contact-href';
import { type ContactSubject, contactSubjects } from '../contact/subjects';
import { routes } from '../routes';
import { CSP_REPORTS_PATH } from '../security/csp.mjs';

/** Pages with a form: the browser, or our script, posts it to the page that it stands on. */
const FORM_PAGES: readonly string[] = [
  routes.contact,
  routes.action,
  REQUEST_PATH,
  ...Array.from(contactSubjects.keys(), (subject) => contactHref(subject as ContactSubject)),
];
const INTERFACES: readonly string[] = ['/api/revalidate', CSP_REPORTS_PATH];

/** Whether a request only reads, as all but forms and interfaces do. */
export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The methods for which an address has no answer, as the header `allow` names the others. Next
 * would render a page all the same, keep the 405 of a route such as the sitemap for everybody who
 * asks for it later, and answer with a 500 for a file.
 * @returns null when the method is fine
 */
export function allowedMethods(method: string, path: string): string | null {
  if (isReading(method)) return null;
  if (INTERFACES.includes(path)) return method === 'POST' ? null : 'POST';
  if (!FORM_PAGES.includes(path)) return 'GET, HEAD';
  return method === 'POST' ? null : 'GET, HEAD, POST';
}
