import { absoluteUrl } from '../absolute-url';
import { stripNbsp } from '../text/strip-nbsp';
import { organizationReference } from './organization';
import type { Thing } from './thing';

type NewsItem = {
  headline: string;
  description: string;
  path: string;
  /** Path of a picture that many services can read. */
  picture: string;
  /** ISO timestamp; also stands on the page. */
  publishedAt: string;
  /** The fair that it tells about; ISO calendar dates. */
  fair: { name: string; venue: string; city: string; from: string; to: string };
};

/**
 * A news item about a fair.
 * Sources: https://schema.org/NewsArticle and
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function newsArticle({ headline, description, path, picture, publishedAt, fair }: NewsItem) {
  return {
    '@type': 'NewsArticle',
    headline: stripNbsp(headline),
    description: stripNbsp(description),
    image: absoluteUrl(picture),
    datePublished: publishedAt,
    mainEntityOfPage: absoluteUrl(path),
    inLanguage: 'nl-NL',
    temporalCoverage: `${fair.from}/${fair.to}`,
    contentLocation: {
      '@type': 'Place',
      name: fair.venue,
      address: { '@type': 'PostalAddress', addressLocality: fair.city, addressCountry: 'NL' },
    },
    author: organizationReference(),
    publisher: organizationReference(),
  } satisfies Thing;
}
