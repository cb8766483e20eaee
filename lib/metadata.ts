import type { Metadata } from 'next';
import { feedRoutes, routes } from './routes';
import { type SharedPicture, sharedPictures } from './shared-pictures';
import { site } from './site';

/** Search engines truncate titles after about this many characters. */
const MAX_TITLE_LENGTH = 65;

const feeds = {
  'application/rss+xml': [{ url: feedRoutes.rss, title: `Blog van ${site.name} (RSS)` }],
  'application/atom+xml': [{ url: feedRoutes.atom, title: `Blog van ${site.name} (Atom)` }],
};

type PageMetadata = {
  /** Without the company name, which is appended where there is room. */
  title: string;
  /** One or two sentences, about 70 to 160 characters. */
  description: string;
  /** Canonical path, from `routes`. */
  path: string;
  type?: 'website' | 'article';
  /** ISO timestamp; only for articles. */
  publishedTime?: string;
  /** Open Graph image of 1200 by 630. */
  picture?: SharedPicture | { url: string; alt: string };
};

/** Next.js metadata of a page: title, description, canonical URL, Open Graph and Twitter card. */
export function createMetadata({
  title,
  description,
  path,
  type = 'website',
  publishedTime,
  picture = 'default',
}: PageMetadata): Metadata {
  const image = toPicture(picture);
  return {
    title: { absolute: documentTitle(title) },
    description,
    // Without it Google shows a small preview image, and none in Discover.
    robots: { 'max-image-preview': 'large' },
    alternates: { canonical: path, types: isBlogPath(path) ? feeds : undefined },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'nl_NL',
      // With dimensions, so that services show the large preview before they have fetched the image.
      images: [{ ...image, width: 1200, height: 630 }],
      ...(type === 'article' ? { type, publishedTime } : { type }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** "Kiosken | Zuilwerk"; a long title omits the company name, which would be truncated. */
function documentTitle(title: string): string {
  const withName = `${title} | ${site.name}`;
  return withName.length <= MAX_TITLE_LENGTH ? withName : title;
}

function isBlogPath(path: string): boolean {
  return path === routes.blog || path.startsWith(`${routes.blog}/`);
}

function toPicture(picture: NonNullable<PageMetadata['picture']>): { url: string; alt: string } {
  if (typeof picture === 'object') return picture;
  // JPEG, because few services read AVIF.
  return { url: `/pictures/open-graph/${picture}.jpg`, alt: sharedPictures[picture] };
}
