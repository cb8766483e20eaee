import type { Metadata } from 'next';
import { type SharedPicture, sharedPictures } from '../business/content/shared-pictures';
import { site } from '../business/site';
import { feedRoutes, routes } from '../routes';

/** Search engines truncate longer titles. */
const MAX_TITLE_LENGTH = 60;

const feeds = {
  'application/rss+xml': [{ url: feedRoutes.rss, title: `Blog van ${site.name} (RSS)` }],
  'application/atom+xml': [{ url: feedRoutes.atom, title: `Blog van ${site.name} (Atom)` }],
};

type PageMetadata = {
  /** Title of the page; the company name follows it. */
  title: string;
  /** One or two sentences, about 70 to 160 characters. */
  description: string;
  path: string;
  /** What a shared link leads to, where that is more than the canonical `path`. */
  sharedPath?: string;
  type?: 'website' | 'article';
  /** ISO timestamp; only for articles. */
  publishedTime?: string;
  /** Open Graph image, 1200 by 630. */
  picture?: SharedPicture | { url: string; alt: string };
};

/** Title, description, canonical URL, Open Graph and Twitter card of a page. */
export function createMetadata({
  title,
  description,
  path,
  sharedPath = path,
  type = 'website',
  publishedTime,
  picture = 'default',
}: PageMetadata): Metadata {
  const image = toPicture(picture);
  return {
    title: { absolute: documentTitle(title) },
    description,
    // Otherwise Google shows a small image, and none in Discover.
    robots: { 'max-image-preview': 'large' },
    alternates: { canonical: path, types: isBlogPath(path) ? feeds : undefined },
    openGraph: {
      title,
      description,
      url: sharedPath,
      siteName: site.name,
      locale: 'nl_NL',
      // Services that know the dimensions show a large preview at once.
      images: [{ ...image, width: 1200, height: 630 }],
      ...(type === 'article' ? { type, publishedTime } : { type }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** "Kiosken | Zuilwerk", or a long title alone. */
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
