/** Requests the health report of a site. */
export function fetchHealth(siteUrl: string): Promise<Response> {
  return fetch(`${siteUrl}/api/health`);
}
