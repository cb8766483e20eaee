import 'server-only';
import { LRUCache } from 'lru-cache';
import { getFreshFile, type Known } from './copies/refresh-copy';
import { largestFileOf } from './post-picture-files';

const ABSENT_TTL_MS = 60_000;
/** Smaller pictures that the bucket does not have, so that it is asked once a minute. */
const absent = new LRUCache<string, true>({ max: 1000, ttl: ABSENT_TTL_MS });

/** A file of the bucket, or the largest file of its picture when a smaller one was never made. */
export async function getExistingFile(file: string): Promise<{ file: string; known: Known }> {
  const largest = largestFileOf(file);
  if (!largest) return { file, known: await getFreshFile(file) };
  if (!absent.get(file)) {
    const known = await getFreshFile(file);
    if (known.state !== 'missing') return { file, known };
    absent.set(file, true);
  }
  return { file: largest, known: await getFreshFile(largest) };
}
