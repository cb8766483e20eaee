/**
 * The path under our own origin that an address leads to, read the way a browser reads it, which
 * drops tabs and turns backslashes around; null when it leads to another host.
 */
export function toSameOriginPath(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address, siteUrl)) return null;
  const { href } = new URL(address, siteUrl);
  // Not a comparison of origins: a blob has that of the page that made it.
  const { origin } = new URL(siteUrl);
  if (!href.startsWith(`${origin}/`)) return null;
  const path = href.slice(origin.length);
  // Two slashes in front would make a host of what follows.
  return path.startsWith('//') ? null : path;
}
