import { contactHref } from '../../lib/contact/contact-href';
import { routes } from '../../lib/routes';

/** Every indexed page, with one post, for tests of properties that all pages share. */
export const allPages = [...Object.values(routes), '/blog/de-juiste-kleur-op-staal'];

/** `allPages` and one contact page with a prefilled subject. */
export const visitedPages = [...allPages, contactHref('storing')];
