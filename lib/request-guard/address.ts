/** What to do with an address that no link of ours writes. */
export type AddressVerdict = { kind: 'fine' } | { kind: 'moved'; to: string } | { kind: 'broken' };

/**
 * Judges the path of a request. Capitals lead to the lower-case address once and for all; percent
 * signs that encode nothing are broken (Next would answer some of them with a 500).
 * @param path the path as it was sent, still encoded
 */
export function judgeAddress(path: string): AddressVerdict {
  try {
    if (decodeURIComponent(path).includes('\0')) return { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
  // Only the letters of the path itself: the hex digits of %C3%A9 may be capitals.
  const lowered = path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.length === 1 ? part.toLowerCase() : part,
  );
  // Two slashes in front would make it the address of another host.
  const to = lowered.replace(/^\/{2,}/, '/');
  return to === path ? { kind: 'fine' } : { kind: 'moved', to };
}
