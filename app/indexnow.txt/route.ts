import { getEnv } from '@/lib/platform/env/env';

/** Search engines verify the change notifications of this site by this key. */
export function GET() {
  const { INDEXNOW_KEY } = getEnv();
  return new Response(INDEXNOW_KEY ?? null, { status: INDEXNOW_KEY ? 200 : 404 });
}
