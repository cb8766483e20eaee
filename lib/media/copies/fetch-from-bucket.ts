import 'server-only';
import { getEnv } from '../../env/env';
import { mediaBucketUrl } from '../bucket-url';

/** For the response headers only: a slow connection may take longer for a large body. */
const HEADERS_TIMEOUT_MS = 10_000;

type BucketRequest = {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Requests a file by its URL-encoded path. @throws after 10 s without headers, or when the connection fails */
export async function fetchFromBucket(
  file: string,
  { method = 'GET', headers, signal }: BucketRequest,
): Promise<Response> {
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

/** Supabase Storage returns 400 for a missing file. */
export function isMissing({ status }: Response): boolean {
  return status === 400 || status === 404;
}
