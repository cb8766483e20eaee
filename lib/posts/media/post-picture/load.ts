import 'server-only';
import type { Loaded } from '../../../../packages/page-cache/stale-if-error';
import { logError } from '../../../platform/log';
import { fetchFromBucket } from '../copies/fetch-from-bucket';

const TIMEOUT_MS = 4000;
const MAX_BYTES = 20_000_000;

/** Loads a post's picture from the bucket; null when it is missing or over 20 MB. Failures are logged. */
export async function loadPostPicture(path: string | null): Promise<Loaded<Buffer | null>> {
  if (!path?.startsWith('/media/')) return { ok: true, value: null };
  try {
    const response = await fetchFromBucket(path.slice('/media/'.length), {
      // The revalidation time of the route.
      next: { revalidate: 60 },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response || Number(response.headers.get('content-length')) > MAX_BYTES) {
      return { ok: true, value: null };
    }
    return { ok: true, value: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    logError(`Reading the picture ${path} failed`, error);
    return { ok: false };
  }
}
