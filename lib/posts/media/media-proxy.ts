import 'server-only';
import { logError } from '../../platform/log';
import { LENGTH_HEADER } from '../../requests/http/content-length';
import { fetchFromBucket } from './copies/fetch-from-bucket';
import { getFile, isConfirmed, type Known } from './copies/media-copies';
import { respondFromCopy } from './copies/respond-from-copy';
import { pickHeaders } from './pick-headers';
import { largestFileOf } from './post-picture-files';
import { isAvif, lacksAvif, webpOf } from './webp-copy';

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Sent with a stale copy, and with a file of unknown length. */
const SHORT_CACHE_CONTROL = 'public, max-age=60';

const FORWARDED_REQUEST_HEADERS = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const FORWARDED_RESPONSE_HEADERS = [
  ...['content-type', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified'],
];

/**
 * Serves a GET or HEAD request for decoded path segments in the bucket: up to 4 MB from a copy in memory,
 * revalidated every 5 s and used for a day while the bucket fails; larger files are streamed. A smaller picture that was
 * never made is answered with the largest one, and a browser that reads no AVIF gets WebP. A rewrite
 * in next.config.ts would forward Supabase's `x-robots-tag: none`, which hides pictures from search engines.
 */
export async function proxyMedia(request: Request, path: string[]): Promise<Response> {
  if (path.some((segment) => /^\.*$|[\\/]/.test(segment))) return missing();
  const requested = path.map(encodeURIComponent).join('/');
  const known = await getFile(requested);
  const largest = known === 'missing' ? largestFileOf(requested) : null;
  return largest
    ? respond(request, largest, await getFile(largest))
    : respond(request, requested, known);
}

async function respond(request: Request, file: string, known: Known): Promise<Response> {
  if (known === 'missing') return missing();
  if (known === 'failed') return failed();
  if (known === 'too large') return stream(request, file);
  const cacheControl = isConfirmed(known) ? CACHE_CONTROL : SHORT_CACHE_CONTROL;
  if (!isAvif(file)) return respondFromCopy(request, known, cacheControl);
  const copy = lacksAvif(request) ? await webpOf(file, known) : known;
  const response = respondFromCopy(request, copy, cacheControl);
  response.headers.set('vary', 'Accept');
  return response;
}

/** Streams a file that is too large for a copy; an abort by the visitor aborts the request to the bucket. */
async function stream({ method, headers, signal }: Request, file: string): Promise<Response> {
  try {
    const forwarded = pickHeaders(headers, FORWARDED_REQUEST_HEADERS);
    const response = await fetchFromBucket(file, { headers: forwarded, signal });
    if (!response) return missing();
    if (response.status === 416 || method === 'HEAD') await response.body?.cancel();
    return response.status === 416
      ? rangeNotSatisfiable(response)
      : forwardResponse(response, method);
  } catch (error) {
    if (!signal.aborted) logError(`Serving the file ${file} failed`, error);
    return failed();
  }
}

/** Sends the length, because a body that ends early then breaks the connection, which browsers report as an error. */
function forwardResponse({ status, headers, body }: Response, method: string): Response {
  const length = headers.get('content-length');
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...pickHeaders(headers, FORWARDED_RESPONSE_HEADERS),
      ...(length && { [LENGTH_HEADER]: length }),
      'cache-control': length || status === 304 ? CACHE_CONTROL : SHORT_CACHE_CONTROL,
    },
  });
}

function rangeNotSatisfiable({ headers }: Response): Response {
  const length = pickHeaders(headers, ['content-range']);
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
