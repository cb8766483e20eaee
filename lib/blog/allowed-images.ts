import 'server-only';
import { getEnv } from '../env/env';
import { toMediaPath } from '../media/hero-video';
import { toSameOriginPath } from '../security/same-origin-path';

/** The same-origin path of an image in the bucket or on the site; null for any other host. */
export function toAllowedImage(url: string): string | null {
  const path = toMediaPath(url.trim());
  // A relative path would resolve differently on every page that shows the post.
  return /^(\/|https?:)/i.test(path) ? toSameOriginPath(path, getEnv().SITE_URL) : null;
}
