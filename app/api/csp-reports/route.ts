import { logPolicyReports } from '@/lib/security/policy-reports';

/** Takes what browsers report of the Content-Security-Policy; tells nobody what became of it. */
export async function POST(request: Request): Promise<Response> {
  await logPolicyReports(request);
  return new Response(null, { status: 204 });
}
