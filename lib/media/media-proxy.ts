import 'server-only';
import { LENGTH_HEADER } from '../http/content-length';
import { logError } from '../log';
import { fetchFromBucket, saysMissing } from './copies/fetch-from-bucket';
import { isOfItsType } from './copies/file-signatures';
import { currentFile, SUCCESSES, whatIsWrong } from './copies/refresh-copy';
import { respondFromCopy } from './copies/respond-from-copy';

/** A day without asking, then a week in which the old file is shown while the browser asks. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** For a copy that the bucket cannot confirm just now, and for a file whose length nobody knows. */
const SHORT_CACHE_CONTROL = 'public, max-age=60';

const FROM_THE_BROWSER = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const FROM_THE_BUCKET = [
  ...['content-type', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified'],
];

/**
 * A file of the media bucket: up to 4 MB from a copy in memory, which the bucket confirms every 5 s and
 * which bridges its outages for up to a day; larger ones are passed on as they arrive. An answer of another type than
 * the name promises, or one that is not whole, is a failure. (Half a file under the length of that half
 * cannot be told from a whole one: an etag is no checksum that one may rely on.) Not by a rewrite in
 * next.config.ts: that drops our headers, and passes on the `x-robots-tag: none` that Supabase sends with
 * every file, for which search engines would leave the pictures out.
 * @param request GET or HEAD
 * @param path in the bucket, decoded
 */
export async function proxyMedia(request: Request, path: string[]): Promise<Response> {
  if (path.some((segment) => /^\.*$|[\\/]/.test(segment))) return missing();
  const file = path.map(encodeURIComponent).join('/');
  const known = await currentFile(file);
  if (known.state === 'copy') {
    const life = known.isConfirmed ? CACHE_CONTROL : SHORT_CACHE_CONTROL;
    return respondFromCopy(request, known.copy, life);
  }
  if (known.state === 'missing') return missing();
  return known.state === 'failed' ? failed() : passOn(request, file);
}

/** What is too large for a copy. The visitor's abort ends the request to the bucket too. */
async function passOn(request: Request, file: string): Promise<Response> {
  const { method, signal } = request;
  try {
    const headers = pick(request.headers, FROM_THE_BROWSER);
    const answer = await fetchFromBucket(file, { method, headers, signal });
    const isRight = answer.status === 304 || isOfItsType(file, answer.headers.get('content-type'));
    if (SUCCESSES.includes(answer.status) && isRight) return asItArrives(answer);
    await answer.body?.cancel();
    if (answer.status === 416) return withoutThatPart(answer);
    if (saysMissing(answer)) return missing();
    throw new Error(whatIsWrong(answer));
  } catch (error) {
    // Nobody is there to read an answer, and nothing failed.
    if (!signal.aborted) logError(`Serving the file ${file} failed`, error);
    return failed();
  }
}

/** With a length, a body that ends early breaks the connection; fetch reports it as an error. */
function asItArrives({ status, headers, body }: Response): Response {
  const length = headers.get('content-length');
  return new Response(body, {
    status,
    headers: {
      ...pick(headers, FROM_THE_BUCKET),
      ...(length && { [LENGTH_HEADER]: length }),
      'cache-control': length || status === 304 ? CACHE_CONTROL : SHORT_CACHE_CONTROL,
    },
  });
}

function withoutThatPart({ headers }: Response): Response {
  const length = pick(headers, ['content-range']);
  return new Response(null, { status: 416, headers: { ...length, 'cache-control': 'no-store' } });
}

function missing(): Response {
  return stripNbsp(404, 'Dit bestand bestaat niet.');
}

function failed(): Response {
  return stripNbsp(502, 'Dit bestand is nu niet op te halen. Probeer het straks opnieuw.');
}

function stripNbsp(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
