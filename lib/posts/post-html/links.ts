import { toSameOriginPath } from '../../platform/same-origin-path';
import { ALLOWED_SCHEMES } from './allow-list';

/** CSS shows the icon of an external link by `external`. */
export const EXTERNAL_LINK_REL = 'external noopener noreferrer';

/** The attributes of an editor's link: a same-origin path, an external, mail or telephone link; else null. */
export function toSafeLink(
  href: string,
  siteUrl: string,
): { href: string } | { href: string; rel: string } | null {
  const trimmed = href.trim();
  if (trimmed === '') return null;
  if (trimmed.startsWith('#')) return { href: trimmed };
  const path = toSameOriginPath(trimmed, siteUrl);
  if (path) return { href: path };
  // No base, so that a link to another host needs a scheme.
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (!ALLOWED_SCHEMES.includes(url.protocol.slice(0, -1))) return null;
  if (url.origin === new URL(siteUrl).origin) return null;
  return url.host === '' ? { href: url.href } : { href: url.href, rel: EXTERNAL_LINK_REL };
}
