import 'server-only';
import { getEnv } from '../env';
import { toMediaPath } from '../media';
import { toOwnPath } from '../own-path';

/**
 * The address of a picture that a post may show, as a path under our own origin: from the bucket or
 * from the site itself. Null for any other host, since a visitor's browser asks nothing of third
 * parties.
 */
export function toAllowedImage(address: string): string | null {
  const path = toMediaPath(address.trim());
  // A path relative to the post would lead somewhere else on every page that shows it.
  return /^(\/|https?:)/i.test(path) ? toOwnPath(path, getEnv().SITE_URL) : null;
}
