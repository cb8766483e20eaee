/**
 * The path, query and fragment of a URL on our own origin, parsed as browsers do, which drop tabs and
 * take backslashes for slashes; null for another origin.
 */
export function toSameOriginPath(url: string, siteUrl: string): string | null {
  if (!URL.canParse(url, siteUrl)) return null;
  const { href } = new URL(url, siteUrl);
  // Comparing origins would not do: a blob URL has the origin of its page.
  const { origin } = new URL(siteUrl);
  if (!href.startsWith(`${origin}/`)) return null;
  const path = href.slice(origin.length);
  // Browsers read what follows two slashes as a host.
  return path.startsWith('//') ? null : path;
}
