import 'server-only';
import { getEnv } from '../../../platform/env/env';
import { parseJsonObject } from '../../../platform/text/parse-json-object';
import { mediaBucketUrl } from '../bucket-url';
import { hasExpectedContentType } from './content-type';

/** Limits the wait for the response headers only: a slow connection may take longer for a large body. */
const HEADERS_TIMEOUT_MS = 10_000;

type BucketRequest = Pick<RequestInit, 'next'> & {
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/**
 * Requests a file by its URL-encoded path: a response of status 200 or 206 with the type that the name promises, 304 or 416,
 * or null when there is no such file. @throws for every other response, after 10 s without headers, when the connection fails,
 * and when `signal` is aborted
 */
export async function fetchFromBucket(
  file: string,
  { headers, signal, next }: BucketRequest,
): Promise<Response | null> {
  const waiting = new AbortController();
  const timer = setTimeout(
    () => waiting.abort(new Error('no response headers within 10 s')),
    HEADERS_TIMEOUT_MS,
  );
  const response = await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/${file}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    // Next does not allow 'no-store' in a route that it stores.
    ...(next ? { next } : { cache: 'no-store' }),
    redirect: 'manual',
    signal: AbortSignal.any([signal, waiting.signal]),
  }).finally(() => clearTimeout(timer));
  const { status } = response;
  const type = response.headers.get('content-type');
  const isFile = status === 200 || status === 206;
  if (isFile ? hasExpectedContentType(file, type) : status === 304 || status === 416)
    return response;
  if (await isMissing(response)) return null;
  if (!response.bodyUsed) await response.body?.cancel();
  throw new Error(`status ${status}${isFile ? ` of type ${type}` : ''}`);
}

/** The size of a file in bytes, NaN if the bucket does not say; null when there is no such file. @throws like `fetchFromBucket` */
export async function fetchSize(file: string, signal: AbortSignal): Promise<number | null> {
  // A GET request: the response to HEAD has no body, which alone tells a missing file from a failing storage.
  const response = await fetchFromBucket(file, { headers: { range: 'bytes=0-0' }, signal });
  await response?.body?.cancel();
  const total = /\/(\d+)$/.exec(response?.headers.get('content-range') ?? '')?.[1];
  return response && Number(total ?? response.headers.get('content-length') ?? Number.NaN);
}

/**
 * Whether a response says that there is no such file. Supabase Storage answers 400 to every error, with the real status in
 * the body: 404, or 544 while its database does not respond.
 */
async function isMissing(response: Response): Promise<boolean> {
  if (response.status !== 400) return response.status === 404;
  const status = Number(parseJsonObject(await response.text()).statusCode);
  return !(status >= 500 || [408, 423, 429].includes(status));
}
