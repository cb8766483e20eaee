import 'server-only';
import { getEnv } from '../env';
import { logError } from '../log';
import { mediaBucketUrl } from '../media-bucket';

/** From the first byte that is asked for to the last one that arrives. */
const TIME_LIMIT_MS = 15_000;

const FROM_THE_BROWSER = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const FROM_THE_BUCKET = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges'],
  ...['cache-control', 'etag', 'last-modified'],
];

/**
 * A picture of a post, from the bucket's folder `blog`. Not by the rewrite that serves the other
 * media: Supabase sends `x-robots-tag: none` with every file, a rewrite passes it on, and search
 * engines would leave the pictures out.
 * @param path below that folder, decoded
 */
export async function servePostPicture(request: Request, path: string[]): Promise<Response> {
  if (path.some((segment) => /^\.*$|[\\/]/.test(segment))) return answerWithout(404);
  const file = path.map(encodeURIComponent).join('/');
  try {
    const answer = await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/blog/${file}`, {
      headers: { ...pick(request.headers, FROM_THE_BROWSER), 'accept-encoding': 'identity' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // Supabase answers 400 for a file that is missing.
    if (answer.status === 400 || answer.status === 404) return answerWithout(404);
    if (answer.status >= 500) return answerWithout(502);
    return new Response(answer.body, {
      status: answer.status,
      headers: pick(answer.headers, FROM_THE_BUCKET),
    });
  } catch (error) {
    logError(`Serving the picture ${file} failed`, error);
    return answerWithout(502);
  }
}

function answerWithout(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
