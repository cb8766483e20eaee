import type { SectorId } from './business/content/sectors';
import type { ProductId } from './business/products/ids';

/** Every static page that all others link to; links use these, never a literal path. */
export const routes = {
  home: '/',
  kiosken: '/kiosken',
  marktsegmenten: '/marktsegmenten',
  digitalSignage: '/digital-signage',
  digitaalPlatform: '/digitaal-platform',
  support: '/support',
  configurator: '/configurator',
  buying: '/kopen-en-plaatsen',
  belgium: '/belgie',
  contact: '/contact',
  action: '/action',
  blog: '/blog',
  news: '/news',
  search: '/zoeken',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  dataProcessing: '/verwerkersovereenkomst',
  accessibility: '/toegankelijkheid',
} as const;

/** A kiosk in the visitor's own room, through a phone; the page of no single product, to which those of all products lead. */
export const ROOM_PATH = '/kiosken/in-uw-ruimte';

/** A model in true size. @param edition sum of all models, so that a file never changes */
export function roomFileHref(edition: string, file: string): string {
  return `/modellen/${edition}/${file}`;
}

/** The QR code of `ROOM_PATH` with a kiosk. @param chosen name of the kiosk and its colour */
export function roomCodeHref(chosen: string): string {
  return `${ROOM_PATH}/code/${chosen}.svg`;
}

export function productHref(product: ProductId): string {
  return `${routes.kiosken}/${product}`;
}

/** Letters and the edge of a kiosk at their true size; `/kiosken` links to it, not every page. */
export const TRUE_SIZE_PATH = `${routes.kiosken}/ware-grootte`;

export function sectorHref(sector: SectorId): string {
  return `${routes.marktsegmenten}/${sector}`;
}

export const mainNavigation = [
  { href: routes.home, label: 'Home', icon: 'home' },
  { href: routes.kiosken, label: 'Kiosken' },
  { href: routes.marktsegmenten, label: 'Marktsegmenten' },
  { href: routes.digitalSignage, label: 'Digital Signage' },
  { href: routes.digitaalPlatform, label: 'Digitaal Platform' },
  { href: routes.support, label: 'Support' },
  { href: routes.configurator, label: 'Configurator', icon: 'settings' },
] as const;

export const quickLinks = [
  { href: routes.kiosken, label: 'Kiosken' },
  { href: routes.digitalSignage, label: 'Narrowcasting Software' },
  { href: routes.marktsegmenten, label: 'Marktsegmenten' },
  { href: routes.buying, label: 'Prijzen en plaatsen' },
  { href: routes.belgium, label: 'België' },
  { href: routes.blog, label: 'Blog' },
  { href: routes.news, label: 'Nieuws' },
  { href: routes.action, label: 'Word Dealer' },
  { href: routes.search, label: 'Zoeken' },
] as const;

export const legalLinks = [
  { href: routes.privacy, label: 'Privacyverklaring' },
  { href: routes.terms, label: 'Algemene voorwaarden' },
  { href: routes.cookies, label: 'Cookieverklaring' },
  { href: `${routes.cookies}#cookie-instellingen`, label: 'Cookie-instellingen' },
  { href: routes.dataProcessing, label: 'Verwerkersovereenkomst' },
  { href: routes.accessibility, label: 'Toegankelijkheid' },
] as const;

export const feedRoutes = { rss: '/blog/feed.xml', atom: '/blog/atom.xml' } as const;

/** The texts that the search of `/zoeken` loads: of the build (`deploy/write-search-texts.ts`), and of the posts. */
export const searchTexts = {
  pages: '/zoeken/paginas.json',
  posts: '/zoeken/berichten.json',
} as const;

export const SITEMAP_PATH = '/sitemap.xml';

/** File name of the sitemap of the pages. */
export const PAGES_PART = 'paginas.xml';

/** File name of the sitemap of the posts of a calendar year (UTC). */
export function postsPart(year: number): string {
  return `berichten-${year}.xml`;
}

/** @param name file name of one sitemap of the index */
export function sitemapPartHref(name: string): string {
  return `/sitemap/${name}`;
}

/** Proves to IndexNow search engines that we own the site. */
export const INDEX_NOW_KEY_PATH = '/indexnow.txt';

/** Source: RFC 9116. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

export function postHref(slug: string): string {
  return `${routes.blog}/${slug}`;
}

export function postPictureHref(slug: string): string {
  return `${postHref(slug)}/deelplaatje.jpg`;
}

/** The drawn picture of a composition or a project. @param sum of its contents, so that it never changes */
export function choicePictureHref(sum: string, query: string): string {
  return `/deelplaatje/${sum}.jpg?${query}`;
}

/** Plays a day of the example planning on any screen; not indexed. */
export const SIGNAGE_PLAYER_PATH = '/digital-signage/scherm';

/** Previews for editors: /voorbeeld/<token>/<slug>, and what makes the URL of each view its own. */
export const PREVIEW_PATH = '/voorbeeld';

/** Page 1 of the list is the blog itself. */
export function blogPageHref(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/pagina/${page}`;
}
