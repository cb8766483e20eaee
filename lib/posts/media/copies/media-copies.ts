import 'server-only';
import { LRUCache } from 'lru-cache';
import { logError } from '../../../platform/log';
import { pickHeaders } from '../pick-headers';
import { largestFileOf } from '../post-picture-files';
import { fetchFromBucket, fetchSize } from './fetch-from-bucket';

/** Post pictures have 20 to 400 kB, hero videos up to 1 MB; larger files are streamed. */
const MAX_COPY_BYTES = 4_000_000;
const MAX_TOTAL_BYTES = 64_000_000;
/** Limits all downloads together; further files are streamed. Two hundred first requests would otherwise hold 800 MB. */
const MAX_DOWNLOADING_BYTES = 64_000_000;
const FRESH_FOR_MS = 5000;
/** How long a visitor waits for a hanging bucket when there is a stale copy. */
const REVALIDATION_TIMEOUT_MS = 2000;
const DOWNLOAD_TIMEOUT_MS = 30_000;
const STALE_IF_ERROR_MS = 24 * 3_600_000;

const MAX_CONTROL_FILES = 5;
/** After this time a file counts as removed in any case. */
const REMOVAL_DELAY_MS = 3_600_000;

/** A large file is streamed for this long before its size is asked for again. */
const LARGE_FILE_TTL_MS = 300_000;
/** The bucket is asked once a minute for a smaller picture that was never made. */
const ABSENT_PICTURE_TTL_MS = 60_000;

/** A complete file of the bucket, with a verified length and type. */
export type Copy = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** Last successful response of the bucket for this file, in ms since 1970. */
  confirmedAt: number;
  /** First response that reported it as missing, in ms since 1970. */
  missingSince?: number;
};

/**
 * `too large` includes an unknown length, and a file that further downloads leave no memory for; `failed` is logged.
 */
export type Known = Copy | 'too large' | 'missing' | 'failed';

/** Concurrent visitors share one refresh; the one who waits too long gets the stale copy, and the refresh goes on. */
const copies = new LRUCache<string, Known>({
  maxSize: MAX_TOTAL_BYTES,
  sizeCalculation: (known) => (typeof known === 'string' ? 1 : known.bytes.length),
  ttl: FRESH_FOR_MS,
  ttlResolution: 0,
  perf: Date,
  fetchMethod: refresh,
  allowStaleOnFetchAbort: true,
  ignoreFetchAbort: true,
});

/** Files without a copy, limited by the length of their names, because visitors can make them up. */
const withoutCopy = new LRUCache<string, Known>({
  maxSize: 500_000,
  sizeCalculation: (_, file) => file.length,
  perf: Date,
});

let downloadingBytes = 0;

/** Returns a file of the bucket, a stale copy after a refresh. @param file URL-encoded path in the bucket */
export async function getFile(file: string): Promise<Known> {
  const absent = withoutCopy.get(file);
  if (absent) return absent;
  const signal = asUsableCopy(copies.peek(file, { allowStale: true }))
    ? AbortSignal.timeout(REVALIDATION_TIMEOUT_MS)
    : undefined;
  const known = await copies.fetch(file, { signal });
  if (typeof known !== 'object') copies.delete(file);
  // A download is given up when the cache needs its place for others.
  return known ?? 'too large';
}

/** Whether the bucket confirmed a copy in the last seconds; otherwise it is stale. */
export function isConfirmed({ confirmedAt }: Copy): boolean {
  return Date.now() - confirmedAt < FRESH_FOR_MS;
}

/** Clears all copies, for tests. */
export function clearCopies(): void {
  copies.clear();
  withoutCopy.clear();
}

function asUsableCopy(known: Known | undefined): Copy | undefined {
  if (typeof known !== 'object') return undefined;
  return Date.now() - known.confirmedAt < STALE_IF_ERROR_MS ? known : undefined;
}

/** Never rejects: the cache would keep the promise of a refresh that rejects after a visitor's timeout. */
async function refresh(file: string, known: Known | undefined): Promise<Known> {
  const copy = asUsableCopy(known);
  try {
    return await load(file, copy);
  } catch (error) {
    // A visitor may have made up the name of a file without a copy.
    logError(`Serving ${copy ? `the file ${file}` : 'a file'} failed`, error);
    return copy ?? 'failed';
  }
}

async function load(file: string, copy: Copy | undefined): Promise<Known> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const response = await fetchFromBucket(file, { headers: conditionalHeaders(copy), signal });
  if (!response) {
    if (copy) await confirmRemoval(file, copy);
    return largestFileOf(file) ? remember(file, 'missing', ABSENT_PICTURE_TTL_MS) : 'missing';
  }
  if (copy && response.status === 304) {
    copy.confirmedAt = Date.now();
    copy.missingSince = undefined;
    return copy;
  }
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return store(file, response);
}

function conditionalHeaders(copy: Copy | undefined): Record<string, string> {
  const { etag, 'last-modified': modified } = copy?.headers ?? {};
  if (etag) return { 'if-none-match': etag };
  return modified ? { 'if-modified-since': modified } : {};
}

async function store(file: string, response: Response): Promise<Known> {
  const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (length === 0) throw new Error('the file is empty');
  const isLarge = length > MAX_COPY_BYTES;
  if (isLarge || downloadingBytes + length > MAX_DOWNLOADING_BYTES) {
    await response.body?.cancel();
    return isLarge ? remember(file, 'too large', LARGE_FILE_TTL_MS) : 'too large';
  }
  downloadingBytes += length;
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length !== length) throw new Error(`received ${bytes.length} of ${length} bytes`);
    const headers = pickHeaders(response.headers, ['content-type', 'etag', 'last-modified']);
    return { bytes, headers, confirmedAt: Date.now() };
  } finally {
    downloadingBytes -= length;
  }
}

function remember(file: string, state: 'missing' | 'too large', ttl: number): Known {
  withoutCopy.set(file, state, { ttl });
  return state;
}

/** A broken gateway may report every file as missing. @throws while the removal is unconfirmed */
async function confirmRemoval(file: string, copy: Copy): Promise<void> {
  copy.missingSince ??= Date.now();
  const others = copies
    .dump()
    .flatMap(([name, { value }]) =>
      typeof value === 'object' && name !== file ? [{ ...value, name }] : [],
    )
    .sort((a, b) => b.confirmedAt - a.confirmedAt)
    .slice(0, MAX_CONTROL_FILES);
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const sizes = await Promise.allSettled(others.map(({ name }) => fetchSize(name, signal)));
  const isConfirmed =
    others.length === 0 ||
    sizes.some((size) => size.status === 'fulfilled' && size.value !== null) ||
    Date.now() - copy.missingSince > REMOVAL_DELAY_MS;
  if (!isConfirmed) throw new Error(`reported as missing, like ${others.length} other files`);
}
