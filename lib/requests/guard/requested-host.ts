/**
 * The host that the browser requested, as Next reads it: behind several proxies the first name of
 * `X-Forwarded-Host`.
 */
export function requestedHost(
  forwardedHost: string | string[] | null | undefined,
  host: string | null | undefined,
): string | null | undefined {
  return forwardedHost ? String(forwardedHost).split(',')[0]?.trim() : host;
}
