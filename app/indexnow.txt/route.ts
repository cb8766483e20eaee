import { getEnv } from '@/lib/env/env';

/**
 * The IndexNow key, by which search engines verify the change notifications of this site. 404 when
 * none is configured.
 */
export function GET() {
  const { INDEXNOW_KEY } = getEnv();
  return new Response(INDEXNOW_KEY ?? null, { status: INDEXNOW_KEY ? 200 : 404 });
}
