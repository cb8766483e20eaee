import 'server-only';
import { LENGTH_HEADER } from '../http/content-length';
import { logError } from '../log';
import { hasExpectedContentType } from './copies/content-type';
import { fetchFromBucket, isMissing } from './copies/fetch-from-bucket';
import { describeResponse, USABLE_STATUSES } from './copies/refresh-copy';
import { respondFromCopy } from './copies/respond-from-copy';
import { getExistingFile } from './existing-file';
import { isAvif, lacksAvif, webpOf } from './webp-copy';

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** For a stale copy, and for a file of unknown length. */
const SHORT_CACHE_CONTROL = 'public, max-age=60';

const FORWARDED_REQUEST_HEADERS = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const FORWARDED_RESPONSE_HEADERS = [
  ...['content-type', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified'],
];

/**
 * Serves a GET or HEAD request for decoded path segments in the bucket: up to 4 MB from a copy in memory,
 * revalidated every 5 s and used for a day while the bucket fails; larger files are streamed. A browser that reads no
 * AVIF gets WebP. A rewrite
 * in next.config.ts would forward Supabase's `x-robots-tag: none`, which hides pictures from search engines.
 */
export async function proxyMedia(request: Request, path: string[]): Promise<Response> {
  if (path.some((segment) => /^\.*$|[\\/]/.test(segment))) return missing();
  const { file, known } = await getExistingFile(path.map(encodeURIComponent).join('/'));
  if (known.state === 'copy') {
    const cacheControl = known.isConfirmed ? CACHE_CONTROL : SHORT_CACHE_CONTROL;
    if (!isAvif(file)) return respondFromCopy(request, known.copy, cacheControl);
    const copy = lacksAvif(request) ? await webpOf(file, known.copy) : known.copy;
    const response = respondFromCopy(request, copy, cacheControl);
    response.headers.set('vary', 'Accept');
    return response;
  }
  if (known.state === 'missing') return missing();
  return known.state === 'failed' ? failed() : stream(request, file);
}

/** For files too large for a copy; an abort by the visitor aborts the request to the bucket. */
async function stream(request: Request, file: string): Promise<Response> {
  const { method, signal } = request;
  try {
    const headers = pick(request.headers, FORWARDED_REQUEST_HEADERS);
    const response = await fetchFromBucket(file, { method, headers, signal });
    const isUsable =
      response.status === 304 || hasExpectedContentType(file, response.headers.get('content-type'));
    if (USABLE_STATUSES.includes(response.status) && isUsable) return forwardResponse(response);
    if (await isMissing(response)) return missing();
    await response.body?.cancel();
    if (response.status === 416) return rangeNotSatisfiable(response);
    throw new Error(describeResponse(response));
  } catch (error) {
    if (!signal.aborted) logError(`Serving the file ${file} failed`, error);
    return failed();
  }
}

/** With a length, a body that ends early breaks the connection, which browsers report as an error. */
function forwardResponse({ status, headers, body }: Response): Response {
  const length = headers.get('content-length');
  return new Response(body, {
    status,
    headers: {
      ...pick(headers, FORWARDED_RESPONSE_HEADERS),
      ...(length && { [LENGTH_HEADER]: length }),
      'cache-control': length || status === 304 ? CACHE_CONTROL : SHORT_CACHE_CONTROL,
    },
  });
}

function rangeNotSatisfiable({ headers }: Response): Response {
  const length = pick(headers, ['content-range']);
  return new Response(null, { status: 416, headers: { ...length, 'cache-control': 'no-store' } });
}

function missing(): Response {
  return textResponse(404, 'Dit bestand bestaat niet.');
}

function failed(): Response {
  return textResponse(502, 'Dit bestand is nu niet op te halen. Probeer het straks opnieuw.');
}

function textResponse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
