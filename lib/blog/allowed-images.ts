import 'server-only';
import { getEnv } from '../env';
import { toMediaPath } from '../media';

/**
 * The address of a picture that a post may show, as a path under our own origin: from the bucket or
 * from the site itself. Null for any other host, since a visitor's browser asks nothing of third
 * parties.
 */
export function toAllowedImage(address: string): string | null {
  const { SITE_URL } = getEnv();
  const path = toMediaPath(address.trim());
  // A path relative to the post would lead somewhere else on every page that shows it.
  if (!/^(\/|https?:)/i.test(path)) return null;
  // Read the way a browser reads it, which drops tabs and turns backslashes around.
  if (!URL.canParse(path, SITE_URL)) return null;
  const { origin, pathname, search } = new URL(path, SITE_URL);
  return origin === new URL(SITE_URL).origin ? pathname + search : null;
}
