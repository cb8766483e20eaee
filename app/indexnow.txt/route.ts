import { getEnv } from '@/lib/env/env';

/** The key with which the site tells search engines of changed posts, where it has one. */
export function GET() {
  const { INDEXNOW_KEY } = getEnv();
  return new Response(INDEXNOW_KEY ?? null, { status: INDEXNOW_KEY ? 200 : 404 });
}
