import { absoluteUrl } from '../absolute-url';
import { stripNbsp } from '../text/strip-nbsp';
import type { Thing } from './thing';

type Film = {
  name: string;
  description: string;
  /** Path of the file itself. */
  film: string;
  seconds: number;
  /** Path of a picture of it that many services can read. */
  picture: string;
  /** ISO timestamp. */
  publishedAt: string;
};

/**
 * A film that can be watched on the page.
 * Sources: https://schema.org/VideoObject and
 * https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoObject({ name, description, film, seconds, picture, publishedAt }: Film) {
  return {
    '@type': 'VideoObject',
    name: stripNbsp(name),
    description: stripNbsp(description),
    thumbnailUrl: absoluteUrl(picture),
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
    contentUrl: absoluteUrl(film),
    inLanguage: 'nl-NL',
  } satisfies Thing;
}
