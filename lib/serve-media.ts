import 'server-only';
import { LENGTH_HEADER } from './answer-length';
import { getEnv } from './env';
import { logError } from './log';
import { mediaBucketUrl } from './media-bucket';

/** Until the bucket begins to answer. A film may then take as long as the visitor's line needs. */
const TIME_LIMIT_MS = 10_000;

/** A day without asking, then a week in which the old file is shown while the browser asks. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

const FROM_THE_BROWSER = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const FROM_THE_BUCKET = [
  ...['content-type', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified'],
];

/** A file, a part of it, and "you have it already". */
const SUCCESSES = [200, 206, 304];

/**
 * A file of the media bucket, passed on as it arrives. Not by a rewrite in next.config.ts: that
 * drops our headers, and passes on the `x-robots-tag: none` that Supabase sends with every file,
 * for which search engines would leave the pictures out.
 * @param request GET or HEAD; its abort ends the request to the bucket too
 * @param path in the bucket, decoded
 */
export async function serveMedia(request: Request, path: string[]): Promise<Response> {
  if (path.some((segment) => /^\.*$|[\\/]/.test(segment))) return missing();
  const file = path.map(encodeURIComponent).join('/');
  try {
    const answer = await askBucket(file, request);
    if (SUCCESSES.includes(answer.status)) return passOn(answer);
    await answer.body?.cancel();
    if (answer.status === 416) return withoutThatPart(answer);
    // Supabase answers 400 for a file that is missing.
    if (answer.status === 400 || answer.status === 404) return missing();
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    // Nobody is there to read an answer, and nothing failed.
    if (!request.signal.aborted) logError(`Serving the file ${file} failed`, error);
    return plainText(502, 'Dit bestand is nu niet op te halen. Probeer het straks opnieuw.');
  }
}

async function askBucket(file: string, { method, headers, signal }: Request): Promise<Response> {
  const upstream = new AbortController();
  const timer = setTimeout(() => upstream.abort(new Error('no answer in time')), TIME_LIMIT_MS);
  signal.addEventListener('abort', () => upstream.abort(signal.reason));
  try {
    return await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/${file}`, {
      method,
      headers: { ...pick(headers, FROM_THE_BROWSER), 'accept-encoding': 'identity' },
      cache: 'no-store',
      redirect: 'manual',
      signal: upstream.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

function passOn({ status, headers, body }: Response): Response {
  const length = headers.get('content-length');
  return new Response(body, {
    status,
    headers: {
      ...pick(headers, FROM_THE_BUCKET),
      ...(length && { [LENGTH_HEADER]: length }),
      'cache-control': CACHE_CONTROL,
    },
  });
}

function withoutThatPart({ headers }: Response): Response {
  const length = pick(headers, ['content-range']);
  return new Response(null, { status: 416, headers: { ...length, 'cache-control': 'no-store' } });
}

function missing(): Response {
  return plainText(404, 'Dit bestand bestaat niet.');
}

function plainText(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
