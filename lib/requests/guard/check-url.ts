/** What to do with a URL path: serve it, redirect it, or refuse it. */
export type UrlVerdict = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'broken' };

const CASE_SENSITIVE = /^\/(_next|media|api)\//;

/**
 * Judges the path of a request. Capitals, repeated slashes and a trailing slash are redirected in one
 * step; invalid percent-encoding, for which Next may respond 500, is refused.
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
  const to = CASE_SENSITIVE.test(plain) ? plain : inLowerCase(plain);
  return to === path ? { kind: 'fine' } : { kind: 'moved', to };
}

/** Leaves percent-encoded bytes alone, whose hex digits may be capitals. */
function inLowerCase(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
}
