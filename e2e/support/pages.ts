import { contactHref } from '../../lib/contact/contact-href';
import { productHref, ROOM_PATH, routes, sectorHref, TRUE_SIZE_PATH } from '../../lib/routes';

/** Two of the seven: with most pictures and options, and with fewest. */
export const productPages = [productHref('brandvision'), productHref('ceiling-kiosk')];

/** Every indexed page, with one post, two products and one sector, for tests of properties that all pages share. */
export const allPages = [
  ...Object.values(routes),
  ...productPages,
  ROOM_PATH,
  TRUE_SIZE_PATH,
  '/blog/de-juiste-kleur-op-staal',
  sectorHref('restaurants'),
];

/** `allPages` and one contact page with a prefilled subject. */
export const visitedPages = [...allPages, contactHref('storing')];

/** Pages of text alone, which are laid out alike on every screen; tests of several screens use one. */
export const textPages: string[] = [
  routes.terms,
  routes.privacy,
  routes.cookies,
  routes.dataProcessing,
  routes.accessibility,
];

/** The pages with controls of their own, and so with scripts of their own. */
export const interactivePages = [
  routes.search,
  routes.kiosken,
  productHref('brandvision'),
  routes.configurator,
  routes.digitalSignage,
  routes.digitaalPlatform,
  routes.support,
  contactHref('storing'),
];
