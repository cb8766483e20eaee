import { logCspReports } from '@/lib/security/csp-reports';

export async function POST(request: Request): Promise<Response> {
  await logCspReports(request);
  return new Response(null, { status: 204 });
}
