import type { Metadata } from 'next';
import { site } from './site';

type PageMetadata = {
  /** Without the company's name: the root layout's template adds it. */
  title: string;
  /** One or two sentences, about 70 to 160 characters. */
  description: string;
  /** Path of the canonical address, from `routes`. */
  path: string;
  type?: 'website' | 'article';
  /** ISO timestamp; only for articles. */
  publishedTime?: string;
};

/** For shared links: the hall with kiosks, as JPEG since few services read AVIF. */
const SHARED_IMAGE = '/pictures/open-graph.jpg';

/** Title, description, canonical address, Open Graph and Twitter card of one page. */
export function createMetadata({
  title,
  description,
  path,
  type = 'website',
  publishedTime,
}: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'nl_NL',
      images: [SHARED_IMAGE],
      ...(type === 'article' ? { type, publishedTime } : { type }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [SHARED_IMAGE] },
  };
}
