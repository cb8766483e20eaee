import 'server-only';
import { getEnv } from '../env/env';
import { publicBucketUrl } from '../media/bucket-url';

/** What the bucket says of one picture; `unknown` where it does not answer or is not asked. */
export type PictureCheck = { path: string; bytes: number | 'missing' | 'unknown' };

const TIME_LIMIT_MS = 2000;
const MOST_AT_ONCE = 30;

/**
 * Asks the bucket for the sizes of pictures, all at once and for 2 s at most. Past the thirtieth,
 * and outside /media/, none is asked for.
 * @param paths under the site's own origin
 */
export function checkPictures(paths: readonly string[]): Promise<PictureCheck[]> {
  return Promise.all(
    [...new Set(paths)].map(async (path, index) => ({
      path,
      bytes: index < MOST_AT_ONCE ? await fetchFromBucket(path) : 'unknown',
    })),
  );
}

async function fetchFromBucket(path: string): Promise<PictureCheck['bytes']> {
  if (!path.startsWith('/media/')) return 'unknown';
  const address = publicBucketUrl(getEnv().SUPABASE_URL, path);
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // Supabase answers 400 for a file that is missing.
    if (response.status === 400 || response.status === 404) return 'missing';
    const length = response.headers.get('content-length');
    return response.ok && length ? Number(length) : 'unknown';
  } catch {
    return 'unknown';
  }
}
