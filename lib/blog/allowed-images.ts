import 'server-only';
import { getEnv } from '../env/env';
import { toMediaPath } from '../media/hero-video';
import { toSameOriginPath } from '../security/same-origin-path';

/**
 * The address of a picture that a post may show, as a path under our own origin: from the bucket or
 * from the site itself. Null for any other host, since a visitor's browser asks nothing of third
 * parties.
 */
export function toAllowedImage(address: string): string | null {
  const path = toMediaPath(address.trim());
  // A path relative to the post would lead somewhere else on every page that shows it.
  return /^(\/|https?:)/i.test(path) ? toSameOriginPath(path, getEnv().SITE_URL) : null;
}
