import 'server-only';
import { unstable_cache } from 'next/cache';
import { logError } from '../../lib/platform/log';
import { loggedError } from '../../lib/platform/logged-error';
import { processWide } from '../../lib/platform/process-wide';
import { DEGRADED_TAG, UNAVAILABLE_TAG } from './cache-tags.mjs';
import { now } from './clock.mjs';
import { DATA_LIFE_S } from './data-life.mjs';
import { tagPage } from './internal/page-tag';

const MAX_REMEMBERED_FAILURES = 1000;
/** The time after a timeout in which further reads fail at once: a page with three reads then waits for one. */
const SILENCE_AFTER_TIMEOUT_MS = 1000;
/** The time in which a failed read is not repeated. */
const RETRY_AFTER_MS = 2000;

/**
 * The current or a stale value, with the time at which it was read (by the clock of clock.mjs) where it is known; `{ ok: false }` where it was never read.
 */
export type Loaded<T> = { ok: true; value: T; readAt?: number } | { ok: false };

/** The stored form of a value: cache-entry.mjs reads the time at its beginning. */
type Copy<T> = { readAt: number; value: T };

/**
 * `found`: keys of data that exists. `failures`: time of the last failed read by key, needed because unstable_cache returns a stale value
 * without saying so. Process-wide, as the data cache is: a page would stay degraded after a route
 * handler had repeated the read with success.
 */
const state = processWide('reading', () => ({
  found: new Set<string>(),
  failures: new Map<string, number>(),
  silentUntil: 0,
}));
const { failures } = state;

/**
 * Reads from the backend through Next's data cache. When a revalidation fails, returns the last good
 * value and marks the page as degraded, so that the cache handler does not store it. Logs the cause;
 * never throws.
 * @param key what is read, such as "post de-juiste-kleur"; also the name in the log
 * @param tags by which the revalidation hook can revalidate it
 * @param read throws when the backend fails; its result must survive JSON
 * @param unknownAs the name in the log for a key with visitors' input, until it is known to exist
 */
export async function staleIfError<T>(
  key: string,
  tags: string[],
  read: () => Promise<T>,
  unknownAs = key,
): Promise<Loaded<T>> {
  // Concerns this call alone: a successful read by another page deletes the shared failure below.
  let hasFailed = false;
  const attempt = async (): Promise<Copy<T>> => {
    const readAt = now();
    if (readAt < state.silentUntil || readAt < (failures.get(key) ?? 0) + RETRY_AFTER_MS) {
      hasFailed = true;
      failures.set(key, failures.get(key) ?? readAt);
      throw loggedError(`${key}: the backend failed recently`);
    }
    try {
      const value = await read();
      failures.delete(key);
      return { readAt, value };
    } catch (error) {
      hasFailed = true;
      if (failures.size >= MAX_REMEMBERED_FAILURES) failures.clear();
      failures.set(key, now());
      if (isTimeout(error)) state.silentUntil = now() + SILENCE_AFTER_TIMEOUT_MS;
      logError(`Reading ${state.found.has(key) ? key : unknownAs} failed`, error);
      throw loggedError(`${key}: the backend failed`);
    }
  };
  try {
    // Bound, because the function's source text is part of the key: that of a bound function is the
    // same in every bundle.
    const load = unstable_cache(attempt.bind(null), [key, 'copy'], {
      tags,
      revalidate: DATA_LIFE_S,
    });
    const copy = await load();
    if (copy.value !== null) state.found.add(key);
    if (hasFailed || failures.has(key)) await markPageDegraded();
    return { ok: true, ...copy };
  } catch {
    await markPageDegraded();
    return { ok: false };
  }
}

/** Reads the message, because supabase-js replaces the error of the abort signal by its own object. */
function isTimeout(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && /timeout/i.test(message);
}

/**
 * Marks the page that is being rendered as degraded, for the cache handler. Where that is ignored
 * (Vercel), the page becomes stale after a second.
 */
export const markPageDegraded = unstable_cache(async () => true, [DEGRADED_TAG], {
  tags: [DEGRADED_TAG],
  revalidate: 1,
});

/** Has the page that is being rendered sent with status 503 if there is no good copy of it, because it lacks what it is for. */
export async function markPageUnavailable(): Promise<void> {
  await Promise.all([markPageDegraded(), tagPage(UNAVAILABLE_TAG)]);
}
