import 'server-only';
import { getEnv } from '../env/env';
import { publicBucketUrl } from '../media/bucket-url';

/** The size of a picture in bytes; `unknown` when the bucket fails or is not requested. */
export type PictureCheck = { path: string; bytes: number | 'missing' | 'unknown' };

const TIMEOUT_MS = 2000;
const MAX_REQUESTS = 30;

/** Requests the sizes of the first 30 pictures under /media/ in parallel, with a timeout of 2 s. */
export function checkPictures(paths: readonly string[]): Promise<PictureCheck[]> {
  return Promise.all(
    [...new Set(paths)].map(async (path, index) => ({
      path,
      bytes: index < MAX_REQUESTS ? await fetchSize(path) : 'unknown',
    })),
  );
}

async function fetchSize(path: string): Promise<PictureCheck['bytes']> {
  if (!path.startsWith('/media/')) return 'unknown';
  const url = publicBucketUrl(getEnv().SUPABASE_URL, path);
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Supabase Storage returns 400 for a missing file.
    if (response.status === 400 || response.status === 404) return 'missing';
    const length = response.headers.get('content-length');
    return response.ok && length ? Number(length) : 'unknown';
  } catch {
    return 'unknown';
  }
}
