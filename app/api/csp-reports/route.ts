import { logCspReports } from '@/lib/requests/security/csp-reports';

export async function POST(request: Request): Promise<Response> {
  await logCspReports(request);
  return new Response(null, { status: 204 });
}
