import 'server-only';
import { LRUCache } from 'lru-cache';
import { fetchSize } from './media/copies/fetch-from-bucket';

/** The size of a picture in bytes; `unknown` when the bucket fails or is not requested. */
export type PictureCheck = { path: string; bytes: number | 'missing' | 'unknown' };

const TIMEOUT_MS = 2000;
const MAX_REQUESTS = 30;
const MEDIA_PATH = '/media/';

/** A file hardly ever changes under its name, but it may be deleted. */
const sizes = new LRUCache<string, number>({
  max: 1000,
  ttl: 5 * 60 * 1000,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/**
 * Requests the sizes of the first 30 pictures under /media/ in parallel, with a timeout of 2 s. A size that was found is
 * used again for five minutes, because the studio loads a preview every two seconds while one types.
 */
export function checkPictures(paths: readonly string[]): Promise<PictureCheck[]> {
  return Promise.all(
    [...new Set(paths)].map(async (path, index) => ({
      path,
      bytes: index < MAX_REQUESTS ? await sizeOf(path) : 'unknown',
    })),
  );
}

async function sizeOf(path: string): Promise<PictureCheck['bytes']> {
  if (!path.startsWith(MEDIA_PATH)) return 'unknown';
  const known = sizes.get(path);
  if (known) return known;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const size = await fetchSize(path.slice(MEDIA_PATH.length), signal);
    if (size === null) return 'missing';
    if (!size) return 'unknown';
    sizes.set(path, size);
    return size;
  } catch {
    return 'unknown';
  }
}
