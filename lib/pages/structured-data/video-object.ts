import type { VideoObject } from 'schema-dts';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';

type Video = {
  name: string;
  description: string;
  /** Path of the video file. */
  film: string;
  seconds: number;
  /** Path of a thumbnail in a widely supported format. */
  picture: string;
  /** ISO timestamp. */
  publishedAt: string;
};

/** Sources: https://schema.org/VideoObject and https://developers.google.com/search/docs/appearance/structured-data/video */
export function videoObject({ name, description, film, seconds, picture, publishedAt }: Video) {
  return {
    '@type': 'VideoObject',
    name: stripNbsp(name),
    description: stripNbsp(description),
    thumbnailUrl: absoluteUrl(picture),
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
    contentUrl: absoluteUrl(film),
    inLanguage: 'nl-NL',
  } satisfies VideoObject;
}
