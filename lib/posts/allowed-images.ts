import 'server-only';
import { getEnv } from '../platform/env/env';
import { mediaBucketUrl } from './media/bucket-url';
import { toPicturePath } from './picture-path';

/** The same-origin path of an image in the bucket or on the site; null for any other host. */
export function toAllowedImage(url: string): string | null {
  const { SITE_URL, SUPABASE_URL } = getEnv();
  return toPicturePath(url, { siteUrl: SITE_URL, bucketUrl: mediaBucketUrl(SUPABASE_URL) });
}
