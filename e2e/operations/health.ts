import { sites } from '../support/sites';

/** /api/health with its details. */
export function fetchHealth(siteUrl: string): Promise<Response> {
  return fetch(`${siteUrl}/api/health`, {
    headers: { authorization: `Bearer ${sites.variables.HEALTH_TOKEN}` },
  });
}
