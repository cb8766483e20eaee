import 'server-only';
import { LRUCache } from 'lru-cache';
import { logError } from '../../log';
import { hasExpectedContentType } from './content-type';
import { fetchFromBucket, isMissing } from './fetch-from-bucket';
import { type Copy, LruFileCache } from './file-copies';

/** Post pictures have 20 to 400 kB, hero videos up to 1 MB; larger files are streamed. */
const MAX_COPY_BYTES = 4_000_000;
const MAX_TOTAL_BYTES = 64_000_000;
/** Of all downloads together; beyond it files are streamed. Two hundred first requests would otherwise hold 800 MB. */
const MAX_DOWNLOADING_BYTES = 64_000_000;
const FRESH_FOR_MS = 5000;
/** How long a visitor waits for a hanging bucket when there is a stale copy. */
const REVALIDATION_TIMEOUT_MS = 2000;
const DOWNLOAD_TIMEOUT_MS = 30_000;
const STALE_IF_ERROR_MS = 24 * 3_600_000;

const MAX_CONTROL_FILES = 5;
/** After this time a file counts as removed in any case. */
const REMOVAL_DELAY_MS = 3_600_000;
/** How long a large file is streamed without a first request for its size. */
const LARGE_FILE_TTL_MS = 300_000;

/**
 * `isConfirmed` is false for a stale copy; `too large` includes an unknown length, and a file that further downloads leave no
 * memory for; `failed` is logged.
 */
export type Known =
  | { state: 'copy'; copy: Copy; isConfirmed: boolean }
  | { state: 'too large' | 'missing' | 'failed' };

type Outcome = 'confirmed' | 'too large' | 'missing' | 'failed';

const copies = new LruFileCache(MAX_TOTAL_BYTES);
const largeFiles = new LRUCache<string, true>({ max: 1000, ttl: LARGE_FILE_TTL_MS });
let downloadingBytes = 0;
/** Concurrent requests for the same file share one request to the bucket. */
const pendingRefreshes = new Map<string, Promise<Outcome>>();
const lastRefreshes = new WeakMap<Copy, { outcome: Outcome; staleAt: number }>();

/** Returns the copy of a file after refreshing a stale one. @param file URL-encoded path in the bucket */
export async function getFreshFile(file: string): Promise<Known> {
  if (largeFiles.get(file)) return { state: 'too large' };
  const copy = usableCopy(file);
  const last = copy && lastRefreshes.get(copy);
  if (copy && last && Date.now() < last.staleAt) {
    return { state: 'copy', copy, isConfirmed: last.outcome === 'confirmed' };
  }
  const pending = pendingRefreshes.get(file) ?? startRefresh(file, copy);
  const outcome = await (copy ? failAfterTimeout(pending, copy) : pending);
  const newest = copies.get(file);
  if (outcome !== 'missing' && outcome !== 'too large' && newest) {
    return { state: 'copy', copy: newest, isConfirmed: outcome === 'confirmed' };
  }
  return { state: outcome === 'confirmed' ? 'failed' : outcome };
}

/** Clears all copies, for tests. */
export function clearCopies(): void {
  copies.clear();
  largeFiles.clear();
}

function usableCopy(file: string): Copy | undefined {
  const copy = copies.get(file);
  if (!copy || Date.now() - copy.confirmedAt < STALE_IF_ERROR_MS) return copy;
  copies.delete(file);
  return undefined;
}

function startRefresh(file: string, copy: Copy | undefined): Promise<Outcome> {
  const pending = refresh(file, copy)
    .catch((error): Outcome => {
      // A visitor may have made up the name of a file without a copy.
      logError(`Serving ${copy ? `the file ${file}` : 'a file'} failed`, error);
      return 'failed';
    })
    .then((outcome) => {
      const newest = copies.get(file);
      return newest ? recordOutcome(newest, outcome) : outcome;
    })
    .finally(() => pendingRefreshes.delete(file));
  pendingRefreshes.set(file, pending);
  return pending;
}

/** After a timeout, later visitors get the stale copy at once until the next refresh is due. */
async function failAfterTimeout(pending: Promise<Outcome>, copy: Copy): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(
      () => resolve(recordOutcome(copy, 'failed')),
      REVALIDATION_TIMEOUT_MS,
    ).unref();
  });
  try {
    return await Promise.race([pending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function recordOutcome(copy: Copy, outcome: Outcome): Outcome {
  lastRefreshes.set(copy, { outcome, staleAt: Date.now() + FRESH_FOR_MS });
  return outcome;
}

async function refresh(file: string, copy: Copy | undefined): Promise<Outcome> {
  const download = new AbortController();
  const timer = setTimeout(
    () => download.abort(new Error('download took longer than 30 s')),
    DOWNLOAD_TIMEOUT_MS,
  );
  try {
    const response = await fetchFromBucket(file, {
      headers: conditionalHeaders(copy),
      signal: download.signal,
    });
    if (copy && response.status === 304) {
      copy.confirmedAt = Date.now();
      copy.missingSince = undefined;
      return 'confirmed';
    }
    if (
      response.status === 200 &&
      hasExpectedContentType(file, response.headers.get('content-type'))
    ) {
      return await store(file, response);
    }
    if (!(await isMissing(response))) {
      await response.body?.cancel();
      throw new Error(describeResponse(response));
    }
    if (copy) await confirmRemoval(file, copy);
    copies.delete(file);
    return 'missing';
  } finally {
    clearTimeout(timer);
  }
}

function conditionalHeaders(copy: Copy | undefined): Record<string, string> {
  const { etag, 'last-modified': modified } = copy?.headers ?? {};
  if (etag) return { 'if-none-match': etag };
  return modified ? { 'if-modified-since': modified } : {};
}

async function store(file: string, response: Response): Promise<Outcome> {
  const length = response.headers.get('content-length');
  if (length === '0') throw new Error('the file is empty');
  if (length === null || Number(length) > MAX_COPY_BYTES) {
    await response.body?.cancel();
    copies.delete(file);
    largeFiles.set(file, true);
    return 'too large';
  }
  if (downloadingBytes + Number(length) > MAX_DOWNLOADING_BYTES) {
    await response.body?.cancel();
    return 'too large';
  }
  const bytes = await download(response, Number(length));
  copies.set(file, { bytes, headers: pickHeaders(response.headers), confirmedAt: Date.now() });
  return 'confirmed';
}

async function download(response: Response, length: number): Promise<Uint8Array<ArrayBuffer>> {
  downloadingBytes += length;
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length !== length) throw new Error(`received ${bytes.length} of ${length} bytes`);
    return bytes;
  } finally {
    downloadingBytes -= length;
  }
}

function pickHeaders(headers: Headers): Record<string, string> {
  const names = ['content-type', 'etag', 'last-modified'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** A broken gateway may report every file as missing. @throws while the removal is unconfirmed */
async function confirmRemoval(file: string, copy: Copy): Promise<void> {
  copy.missingSince ??= Date.now();
  const controlFiles = copies.others(file, MAX_CONTROL_FILES);
  const results = await Promise.allSettled(controlFiles.map(exists));
  const isConfirmed =
    controlFiles.length === 0 ||
    results.some((result) => result.status === 'fulfilled' && result.value) ||
    Date.now() - copy.missingSince > REMOVAL_DELAY_MS;
  if (!isConfirmed) throw new Error(`reported as missing, like ${controlFiles.length} other files`);
}

async function exists(file: string): Promise<boolean> {
  const { ok, headers } = await fetchFromBucket(file, { method: 'HEAD' });
  return ok && hasExpectedContentType(file, headers.get('content-type'));
}

export function describeResponse({ status, headers }: Response): string {
  return USABLE_STATUSES.includes(status)
    ? `status ${status} of type ${headers.get('content-type')}`
    : `status ${status}`;
}

export const USABLE_STATUSES = [200, 206, 304];
