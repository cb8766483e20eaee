/** Every static page. Links use these constants, never a literal path. */
export const routes = {
  home: '/',
  kiosken: '/kiosken',
  marktsegmenten: '/marktsegmenten',
  digitalSignage: '/digital-signage',
  digitaalPlatform: '/digitaal-platform',
  support: '/support',
  configurator: '/configurator',
  contact: '/contact',
  action: '/action',
  blog: '/blog',
  news: '/news',
  search: '/zoeken',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  accessibility: '/toegankelijkheid',
} as const;

/** The entries of the header, in order. */
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
  { href: routes.accessibility, label: 'Toegankelijkheid' },
] as const;

/** RSS and Atom feed of the newest posts. */
export const feedRoutes = { rss: '/blog/feed.xml', atom: '/blog/atom.xml' } as const;

/** The sitemap index. */
export const SITEMAP_PATH = '/sitemap.xml';

/** A sitemap of the index. @param name file name */
export function sitemapPartHref(name: string): string {
  return `/sitemap/${name}`;
}

/** The IndexNow key file, which proves to search engines that we own the site. */
export const INDEX_NOW_KEY_PATH = '/indexnow.txt';

/** Contact for security reports. Source: RFC 9116. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

export function postHref(slug: string): string {
  return `${routes.blog}/${slug}`;
}

/** The Open Graph image of a post. */
export function postPictureHref(slug: string): string {
  return `${postHref(slug)}/deelplaatje.jpg`;
}

/** Previews for editors of published and unpublished posts: /voorbeeld/<token>/<slug>. */
export const PREVIEW_PATH = '/voorbeeld';

/** A page of the blog list; page 1 is the blog itself. */
export function blogPageHref(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/pagina/${page}`;
}

/** Redirect target when a page can be neither rendered nor served from the cache. */
export const NOT_FOUND_PATH = '/404';
