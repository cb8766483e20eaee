import { contactHref } from '../../lib/contact/contact-href';
import { routes } from '../../lib/routes';

/** Every page that search engines list, a post included, for tests that hold for all of them. */
export const allPages = [...Object.values(routes), '/blog/de-juiste-kleur-op-staal'];

/** Those and one of the pages that fill in the subject of the contact form, which differ in that field alone. */
export const visitedPages = [...allPages, contactHref('storing')];
