import type { Metadata } from 'next';
import { feedRoutes, routes } from './routes';
import { type SharedPicture, sharedPictures } from './shared-pictures';
import { site } from './site';

/** A search engine cuts a title off after about this many characters. */
const MAX_TITLE = 65;

const feeds = {
  'application/rss+xml': [{ url: feedRoutes.rss, title: `Blog van ${site.name} (RSS)` }],
  'application/atom+xml': [{ url: feedRoutes.atom, title: `Blog van ${site.name} (Atom)` }],
};

type PageMetadata = {
  /** Without the company's name, which follows it where there is room. */
  title: string;
  /** One or two sentences, about 70 to 160 characters. */
  description: string;
  /** Path of the canonical address, from `routes`. */
  path: string;
  type?: 'website' | 'article';
  /** ISO timestamp; only for articles. */
  publishedTime?: string;
  /** What a shared link shows, 1200 by 630: one by name or of its own; the hall with kiosks by default. */
  picture?: SharedPicture | { url: string; alt: string };
};

/** Title, description, canonical address, Open Graph and Twitter card of one page. */
export function createMetadata({
  title,
  description,
  path,
  type = 'website',
  publishedTime,
  picture = 'default',
}: PageMetadata): Metadata {
  // JPEG, since few services read AVIF.
  const image = toPicture(picture);
  return {
    title: { absolute: documentTitle(title) },
    description,
    // Without it Google shows a small picture, and none at all in Discover.
    robots: { 'max-image-preview': 'large' },
    alternates: { canonical: path, types: isOfBlog(path) ? feeds : undefined },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'nl_NL',
      // With its size, so that they show it large at once.
      images: [{ ...image, width: 1200, height: 630 }],
      ...(type === 'article' ? { type, publishedTime } : { type }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** "Kiosken | Zuilwerk"; a long title stands alone, since its last words tell more than the company's name. */
function documentTitle(title: string): string {
  const withName = `${title} | ${site.name}`;
  return withName.length <= MAX_TITLE ? withName : title;
}

function isOfBlog(path: string): boolean {
  return path === routes.blog || path.startsWith(`${routes.blog}/`);
}

function toPicture(picture: NonNullable<PageMetadata['picture']>): { url: string; alt: string } {
  if (typeof picture === 'object') return picture;
  return { url: `/pictures/open-graph/${picture}.jpg`, alt: sharedPictures[picture] };
}
