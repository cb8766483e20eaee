import { REQUEST_PATH } from '../business/configurator/request-path';
import { routes } from '../routes';
import { contactHref } from './contact-href';
import { type ContactSubject, contactSubjects } from './subjects';

/** Pages with a form, which is posted to the URL of its page. */
export const FORM_PAGES: readonly string[] = [
  routes.contact,
  routes.action,
  REQUEST_PATH,
  ...Array.from(contactSubjects.keys(), (subject) => contactHref(subject as ContactSubject)),
];
