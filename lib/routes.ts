/** Every page of the site. Links are written as `routes.contact`, never as a loose string. */
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

/** The seven entries of the header, in order, with the icons that the specification names. */
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

/** The newest posts for feed readers. */
export const feedRoutes = { rss: '/blog/feed.xml', atom: '/blog/atom.xml' } as const;

/** Which parts the sitemap has. */
export const SITEMAP_PATH = '/sitemap.xml';

/** A part of the sitemap, by the name of its file. */
export function sitemapPartHref(name: string): string {
  return `/sitemap/${name}`;
}

/** Shows IndexNow's search engines that a message about this site comes from it. */
export const INDEX_NOW_KEY_PATH = '/indexnow.txt';

/** Where to report a weakness of the site (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The page of a post. */
export function postHref(slug: string): string {
  return `${routes.blog}/${slug}`;
}

/** The picture that a shared link to a post shows. */
export function postPictureHref(slug: string): string {
  return `${postHref(slug)}/deelplaatje.jpg`;
}

/** Every post, published or not, below the token of an editor: /voorbeeld/<token>/<slug>. */
export const PREVIEW_PATH = '/voorbeeld';

/** A page of the blog's list; page 1 is the blog itself. */
export function blogPageHref(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/pagina/${page}`;
}

/** Where a visitor is sent when a page can be neither loaded nor shown from an older copy. */
export const NOT_FOUND_PATH = '/404';
