import 'server-only';
import { fetchFromBucket, isMissing } from '../media/copies/fetch-from-bucket';

/** The size of a picture in bytes; `unknown` when the bucket fails or is not requested. */
export type PictureCheck = { path: string; bytes: number | 'missing' | 'unknown' };

const TIMEOUT_MS = 2000;
const MAX_REQUESTS = 30;
const MEDIA_PATH = '/media/';

/** A file hardly ever changes under its name, but it may be deleted. */
const REMEMBER_MS = 5 * 60 * 1000;
const MAX_REMEMBERED = 1000;
const sizes = new Map<string, { bytes: number; at: number }>();

/**
 * Requests the sizes of the first 30 pictures under /media/ in parallel, with a timeout of 2 s. A size that was found is
 * used again for five minutes, because the studio loads a preview every two seconds while one types.
 */
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
  const known = sizes.get(path);
  if (known && Date.now() - known.at < REMEMBER_MS) return known.bytes;
  try {
    const response = await fetchFromBucket(path.slice(MEDIA_PATH.length), {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (await isMissing(response)) return 'missing';
    const length = response.headers.get('content-length');
    if (!response.ok || !length) return 'unknown';
    if (sizes.size === MAX_REMEMBERED) sizes.clear();
    sizes.set(path, { bytes: Number(length), at: Date.now() });
    return Number(length);
  } catch {
    return 'unknown';
  }
}
