import 'server-only';
import { getEnv } from '../../env/env';
import { parseJsonObject } from '../../text/parse-json-object';
import { mediaBucketUrl } from '../bucket-url';

/** For the response headers only: a slow connection may take longer for a large body. */
const HEADERS_TIMEOUT_MS = 10_000;

type BucketRequest = {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Requests a file by its URL-encoded path. @throws after 10 s without headers, when the connection fails, or when `signal`
 * is aborted, also before the call
 */
export async function fetchFromBucket(file: string, request: BucketRequest): Promise<Response> {
  const response = await send(file, request);
  if (request.method !== 'HEAD' || response.status !== 400) return response;
  // Only the body says why.
  const reason = await send(file, { ...request, method: 'GET', headers: { range: 'bytes=0-0' } });
  if (reason.status >= 400) return reason;
  await reason.body?.cancel();
  throw new Error('status 400 for HEAD only');
}

async function send(
  file: string,
  { method = 'GET', headers, signal }: BucketRequest,
): Promise<Response> {
  signal?.throwIfAborted();
  const upstream = new AbortController();
  const timer = setTimeout(
    () => upstream.abort(new Error('no response headers within 10 s')),
    HEADERS_TIMEOUT_MS,
  );
  signal?.addEventListener('abort', () => upstream.abort(signal.reason));
  try {
    return await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/${file}`, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      cache: 'no-store',
      redirect: 'manual',
      signal: upstream.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether a response of the bucket says that there is no such file. Supabase Storage answers 400 to every error, with the real
 * status in the body: 404, or 544 while its database does not respond. Reads the body.
 */
export async function isMissing(response: Response): Promise<boolean> {
  if (response.status !== 400) return response.status === 404;
  const { statusCode } = parseJsonObject(await response.text());
  return !isPassing(Number(statusCode));
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 423 || status === 429;
}
