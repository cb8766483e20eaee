import { logCspReports } from '@/lib/security/csp-reports';

/** Accepts CSP violation reports; answers 204 whatever the report contains. */
export async function POST(request: Request): Promise<Response> {
  await logCspReports(request);
  return new Response(null, { status: 204 });
}
