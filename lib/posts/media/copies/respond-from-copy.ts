import { LENGTH_HEADER } from '../../../requests/http/content-length';
import type { Copy } from './media-copies';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Responds with 200, 206, 304 or 416; several ranges get the whole file, as RFC 9110 (14.2) allows. */
export function respondFromCopy(request: Request, copy: Copy, cacheControl: string): Response {
  const { bytes } = copy;
  const headers = { ...copy.headers, 'accept-ranges': 'bytes', 'cache-control': cacheControl };
  const respond = (status: number, body: Uint8Array<ArrayBuffer>, more = {}) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { ...headers, ...more, [LENGTH_HEADER]: String(body.length) },
    });

  if (isNotModified(request, copy)) return new Response(null, { status: 304, headers });
  const [, from = '', to = ''] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  if ((!from && !to) || !isRangeValid(request, copy)) return respond(200, bytes);

  const start = from ? Number(from) : Math.max(0, bytes.length - Number(to));
  const end = from && to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  if (start > end) {
    const unsatisfiable = {
      'content-range': `bytes */${bytes.length}`,
      'cache-control': 'no-store',
    };
    return new Response(null, { status: 416, headers: unsatisfiable });
  }
  const range = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return respond(206, bytes.subarray(start, end + 1), range);
}

function isNotModified({ headers }: Request, copy: Copy): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const etag = copy.headers.etag?.replace(/^W\//, '');
    return known.includes('*') || (etag !== undefined && known.includes(etag));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Date.parse(copy.headers['last-modified'] ?? '') <= since;
}

/** `If-Range`: a range of a changed file would not fit the ranges that the browser has. */
function isRangeValid({ headers }: Request, copy: Copy): boolean {
  const validator = headers.get('if-range');
  return (
    validator === null || [copy.headers.etag, copy.headers['last-modified']].includes(validator)
  );
}
