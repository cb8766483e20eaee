import { toSameOriginPath } from '../platform/same-origin-path';

/** Where the pictures of posts may be: URLs without a slash at their end. */
export type PicturePlaces = {
  siteUrl: string;
  /** The bucket's, whose files the site passes on below /media/. */
  bucketUrl: string;
};

/** The same-origin path of a picture in the bucket or on the site; null for any other place. */
export function toPicturePath(url: string, { siteUrl, bucketUrl }: PicturePlaces): string | null {
  const address = url.trim();
  const path = address.startsWith(`${bucketUrl}/`)
    ? `/media${address.slice(bucketUrl.length)}`
    : address;
  // A relative path would resolve differently on every page that shows the post.
  return /^(\/|https?:)/i.test(path) ? toSameOriginPath(path, siteUrl) : null;
}
