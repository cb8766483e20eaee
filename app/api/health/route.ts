import { health } from '@/lib/health/health';

export const dynamic = 'force-dynamic';

/** Always 200: without Supabase the site still serves cached pages and must stay in rotation. */
export async function GET(): Promise<Response> {
  return Response.json(await health(), { headers: { 'cache-control': 'no-store' } });
}
