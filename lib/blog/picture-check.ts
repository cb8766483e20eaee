import 'server-only';
import { fetchFromBucket, isMissing } from '../media/copies/fetch-from-bucket';

/** The size of a picture in bytes; `unknown` when the bucket fails or is not requested. */
export type PictureCheck = { path: string; bytes: number | 'missing' | 'unknown' };

const TIMEOUT_MS = 2000;
const MAX_REQUESTS = 30;
const MEDIA_PATH = '/media/';

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
  if (!path.startsWith(MEDIA_PATH)) return 'unknown';
  try {
    const response = await fetchFromBucket(path.slice(MEDIA_PATH.length), {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (await isMissing(response)) return 'missing';
    const length = response.headers.get('content-length');
    return response.ok && length ? Number(length) : 'unknown';
  } catch {
    return 'unknown';
  }
}
