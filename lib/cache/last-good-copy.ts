import 'server-only';
import { unstable_cache } from 'next/cache';
import { logError } from '../log';
import { DEGRADED_TAG } from './tags.mjs';

/** Time-based renewal, the net beneath the revalidation hook. In seconds. */
const RENEW_AFTER = 300;
const MAX_REMEMBERED_FAILURES = 1000;

/** A value, perhaps an older one; or nothing, because it could never be read. */
export type Loaded<T> = { ok: true; value: T } | { ok: false };

/** Keys whose last attempt failed: unstable_cache returns its old value then, without a word. */
const failedKeys = new Set<string>();

/**
 * Reads from the backend through Next's data cache. When a renewal fails, the last good value is
 * returned and the page that shows it is marked, so that the cache handler does not store it as
 * fresh. Only a value that was never read comes back as `{ ok: false }`; the cause is logged.
 * @param key what is read, such as "post:de-juiste-kleur"; also the name in the log
 * @param tags by which the revalidation hook can renew it
 * @param read throws when the backend fails; what it returns must survive JSON
 */
export async function lastGoodCopy<T>(
  key: string,
  tags: string[],
  read: () => Promise<T>,
): Promise<Loaded<T>> {
  const attempt = async () => {
    try {
      const value = await read();
      failedKeys.delete(key);
      return value;
    } catch (error) {
      if (failedKeys.size >= MAX_REMEMBERED_FAILURES) failedKeys.clear();
      failedKeys.add(key);
      logError(`Reading ${key} failed`, error);
      throw error;
    }
  };
  try {
    const value = await unstable_cache(attempt, [key], { tags, revalidate: RENEW_AFTER })();
    if (failedKeys.has(key)) await markPageDegraded();
    return { ok: true, value };
  } catch {
    await markPageDegraded();
    return { ok: false };
  }
}

/**
 * Adds the tag to the page that is being rendered, which is how the cache handler recognises it.
 * Where that handler is ignored (Vercel), the page lives for this one second.
 */
export const markPageDegraded = unstable_cache(async () => true, [DEGRADED_TAG], {
  tags: [DEGRADED_TAG],
  revalidate: 1,
});
