import { toSameOriginPath } from '../../security/same-origin-path';
import { ALLOWED_SCHEMES } from './allow-list';

/** `external` is what the mark beside the link hangs on; the others tell that site nothing of ours. */
export const EXTERNAL = 'external noopener noreferrer';

/**
 * The attributes of a link that an editor wrote: a path inside the site, also for its full address;
 * a marked link to another site; mail or telephone. Null for anything else.
 */
export function toSafeLink(
  href: string,
  siteUrl: string,
): { href: string } | { href: string; rel: string } | null {
  const address = href.trim();
  if (address === '') return null;
  if (address.startsWith('#')) return { href: address };
  const path = toSameOriginPath(address, siteUrl);
  if (path) return { href: path };
  // Without a base: what leads to another host has to say so.
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!ALLOWED_SCHEMES.includes(url.protocol.slice(0, -1))) return null;
  if (url.origin === new URL(siteUrl).origin) return null;
  return url.host === '' ? { href: url.href } : { href: url.href, rel: EXTERNAL };
}
