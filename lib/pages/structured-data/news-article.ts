import type { NewsArticle } from 'schema-dts';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { editors } from './editors';
import { organizationReference } from './organization';

type NewsItem = {
  headline: string;
  description: string;
  path: string;
  /** Path of a picture in a widely supported format. */
  picture: string;
  /** ISO timestamp; the page shows it too. */
  publishedAt: string;
  /** `from` and `to` are ISO calendar dates. */
  fair: { name: string; venue: string; city: string; from: string; to: string };
};

/** Sources: https://schema.org/NewsArticle and https://developers.google.com/search/docs/appearance/structured-data/article */
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
    author: editors(),
    publisher: organizationReference(),
  } satisfies NewsArticle;
}
