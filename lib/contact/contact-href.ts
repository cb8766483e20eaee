import { routes } from '../routes';
import type { ContactSubject } from './subjects';

/** The contact page with a subject that is already filled in, also without JavaScript. */
export function contactHref(subject: ContactSubject): string {
  return `${routes.contact}/over/${subject}`;
}
