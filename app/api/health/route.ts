import { health } from '@/lib/health/health';

export const dynamic = 'force-dynamic';

/**
 * Health check for load balancers and monitoring. Always 200 while the process runs: without
 * Supabase it still serves cached pages, so it must stay in rotation.
 */
export async function GET(): Promise<Response> {
  return Response.json(await health(), { headers: { 'cache-control': 'no-store' } });
}
