/** What to do with an address that no link of ours writes. */
export type UrlVerdict = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'broken' };

/** Files and routes keep their names; pages are written in lower case. */
const CASE_SENSITIVE = /^\/(_next|media|api)\//;

/**
 * Judges the path of a request. Capitals, slashes after one another and a slash at the end lead to
 * the address that we write ourselves, in one step for all of them; percent signs that encode
 * nothing are broken (Next would answer some of them with a 500).
 * @param path the path as it was sent, still encoded
 */
export function checkUrl(path: string): UrlVerdict {
  try {
    if (decodeURIComponent(path).includes('\0')) return { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
  // Two slashes in front, which a browser also reads in /\, would make it the address of another host.
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  const to = CASE_SENSITIVE.test(plain) ? plain : inLowerCase(plain);
  return to === path ? { kind: 'fine' } : { kind: 'moved', to };
}

/** Only the letters of the path itself: the hex digits of %C3%A9 may be capitals. */
function inLowerCase(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
}
