export function fetchHealth(siteUrl: string): Promise<Response> {
  return fetch(`${siteUrl}/api/health`);
}
