import { routes } from '../routes';
import type { ContactSubject } from './subjects';

/** The contact page with a prefilled subject; works without JavaScript. */
export function contactHref(subject: ContactSubject): string {
  return `${routes.contact}/over/${subject}`;
}
