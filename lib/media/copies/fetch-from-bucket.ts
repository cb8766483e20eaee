import 'server-only';
import { getEnv } from '../../env/env';
import { mediaBucketUrl } from '../bucket-url';

/** Until the bucket begins to answer. A film may then take as long as the visitor's line needs. */
const TIME_LIMIT_MS = 10_000;

type Question = {
  method?: string;
  headers?: Record<string, string>;
  /** Ends the request, also while the file comes. */
  signal?: AbortSignal;
};

/**
 * Asks the bucket for one file.
 * @param file its path in the bucket, encoded
 * @throws when it does not begin to answer within 10 s, drops the connection, or the signal aborts
 */
export async function fetchFromBucket(
  file: string,
  { method = 'GET', headers, signal }: Question,
): Promise<Response> {
  const upstream = new AbortController();
  const timer = setTimeout(() => upstream.abort(new Error('no answer in time')), TIME_LIMIT_MS);
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

/** Supabase answers 400 for a file that is missing. */
export function saysMissing({ status }: Response): boolean {
  return status === 400 || status === 404;
}
