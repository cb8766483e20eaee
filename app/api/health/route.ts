import { health } from '@/lib/health/health';

export const dynamic = 'force-dynamic';

/**
 * For a load balancer and for whoever watches the site. 200 for as long as the process answers:
 * without its backend it still serves its last good copies, and must not be taken out for that.
 */
export async function GET(): Promise<Response> {
  return Response.json(await health(), { headers: { 'cache-control': 'no-store' } });
}
