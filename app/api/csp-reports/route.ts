import { logCspReports } from '@/lib/security/csp-reports';

/** Takes what browsers report of the Content-Security-Policy; tells nobody what became of it. */
export async function POST(request: Request): Promise<Response> {
  await logCspReports(request);
  return new Response(null, { status: 204 });
}
