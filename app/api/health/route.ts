import { health } from '@/app/api/health/health';
import { getEnv } from '@/lib/platform/env/env';
import { secretsMatch } from '@/lib/requests/security/compare-secrets';

export const dynamic = 'force-dynamic';

/**
 * Always 200: without Supabase the site still serves cached pages and must stay in rotation. The public gets the status
 * alone, a request with the token everything.
 */
export async function GET(request: Request): Promise<Response> {
  const { status, ...details } = await health();
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const mayReadDetails = secretsMatch(token ?? null, getEnv().HEALTH_TOKEN);
  return Response.json(mayReadDetails ? { status, ...details } : { status }, {
    headers: { 'cache-control': 'no-store' },
  });
}
