import { stripInvisible } from '../../platform/text/strip-invisible';

/** What to do with a URL path: serve it, redirect it, or refuse it. */
export type UrlVerdict = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'broken' };

const CASE_SENSITIVE = /^\/(_next|media|api)\//;
/** What a sentence adds behind a link, encoded or not: no page and no file ends with it. */
const PUNCTUATION = /(?:[/.,;:!'")\]}>]|%(?:2[1279ce]|3[abef]|5d|7d|c2%bb|e2%80%(?:99|9d|a6)))+$/i;

/**
 * Judges the path of a request. Capitals, repeated slashes, a trailing slash and what a copied link brings along
 * are redirected in one step; invalid percent-encoding, for which Next may respond 500, is refused.
 * @param path as it was sent, still encoded
 */
export function checkUrl(path: string): UrlVerdict {
  try {
    if (decodeURIComponent(path).includes('\0')) return { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
  // Browsers read // and /\ at the beginning as another host.
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  const to = CASE_SENSITIVE.test(plain)
    ? plain
    : inLowerCase(withoutInvisible(plain).replace(PUNCTUATION, '') || '/');
  return to === path ? { kind: 'fine' } : { kind: 'moved', to };
}

/** Removes the invisible characters of a copied link. @param encoded path or query */
export function withoutInvisible(encoded: string): string {
  return encoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      const text = decodeURIComponent(bytes);
      const visible = stripInvisible(text);
      return visible === text ? bytes : encodeURIComponent(visible);
    } catch {
      return bytes;
    }
  });
}

/** Leaves percent-encoded bytes alone, whose hex digits may be capitals. */
function inLowerCase(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
}
