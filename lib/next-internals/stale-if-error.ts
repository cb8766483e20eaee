import 'server-only';
import { unstable_cache } from 'next/cache';
import { logError } from '../log';
import { DEGRADED_TAG } from './cache-tags.mjs';
import { now } from './clock.mjs';
import { processWide } from './process-wide';
import { BackendReadError, logReadErrorsOnce } from './read-failure';

/**
 * Time-based renewal in seconds, the net beneath the revalidation hook: a minute, because that is
 * how a post that was written ahead appears where nothing announces its moment.
 */
const RENEW_AFTER = 60;
const MOST_REMEMBERED_FAILURES = 1000;
/** After one reading timed out, others fail at once for so long: a page with three waits for one. */
const SILENCE_AFTER_TIMEOUT_MS = 1000;

/**
 * A value, perhaps an older one, with the moment (by the clock of clock.mjs) at which it was read where
 * it was; or nothing, because it could never be read.
 */
export type Loaded<T> = { ok: true; value: T; readAt?: number } | { ok: false };

/** As it is stored: cache-entry.mjs finds the moment at its beginning. */
type Copy<T> = { readAt: number; value: T };

/** So long a reading that failed is not tried again, whoever asks. */
const RETRY_AFTER_MS = 2000;

/**
 * `failures`: keys whose last attempt failed, and when; unstable_cache returns its old value then, without a
 * word. For the whole process, as the data cache is: a page would go on counting as failed for a reading that
 * a route handler has repeated with success.
 */
const state = processWide('reading', () => ({
  failures: new Map<string, number>(),
  silentUntil: 0,
}));
const { failures } = state;

logReadErrorsOnce();

/**
 * Reads from the backend through Next's data cache. When a renewal fails, the last good value is
 * returned and the page that shows it is marked, so that the cache handler does not store it as
 * fresh. Only a value that was never read comes back as `{ ok: false }`; the cause is logged.
 * @param key what is read, such as "post:de-juiste-kleur"; also the name in the log
 * @param tags by which the revalidation hook can renew it
 * @param read throws when the backend fails; what it returns must survive JSON
 */
export async function staleIfError<T>(
  key: string,
  tags: string[],
  read: () => Promise<T>,
): Promise<Loaded<T>> {
  // Of this page's own reading: another page may forget the failure below by a reading that succeeds.
  let hasFailed = false;
  const attempt = async (): Promise<Copy<T>> => {
    const readAt = now();
    if (readAt < state.silentUntil || readAt < (failures.get(key) ?? 0) + RETRY_AFTER_MS) {
      hasFailed = true;
      failures.set(key, failures.get(key) ?? readAt);
      throw new BackendReadError(`${key}: the backend failed a moment ago`);
    }
    try {
      const value = await read();
      failures.delete(key);
      return { readAt, value };
    } catch (error) {
      hasFailed = true;
      if (failures.size >= MOST_REMEMBERED_FAILURES) failures.clear();
      failures.set(key, now());
      if (isTimeout(error)) state.silentUntil = now() + SILENCE_AFTER_TIMEOUT_MS;
      logError(`Reading ${key} failed`, error);
      throw new BackendReadError(`${key}: the backend failed`);
    }
  };
  try {
    // Bound, since the text of the function is part of the key: that of a bound one is the same in
    // every bundle, where the compiled one made a copy of its own for each.
    const load = unstable_cache(attempt.bind(null), [key, 'copy'], {
      tags,
      revalidate: RENEW_AFTER,
    });
    const copy = await load();
    if (hasFailed || failures.has(key)) await markPageDegraded();
    return { ok: true, ...copy };
  } catch {
    await markPageDegraded();
    return { ok: false };
  }
}

/** By its words: supabase-js turns the signal's error into an object of its own. */
function isTimeout(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && /timeout/i.test(message);
}

/**
 * Adds the tag to the page that is being rendered, which is how the cache handler recognises it.
 * Where that handler is ignored (Vercel), the page lives for this one second.
 */
export const markPageDegraded = unstable_cache(async () => true, [DEGRADED_TAG], {
  tags: [DEGRADED_TAG],
  revalidate: 1,
});
