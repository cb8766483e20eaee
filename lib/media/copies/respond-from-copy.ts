import { LENGTH_HEADER } from '../../http/content-length';
import type { Copy } from './file-copies';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The answer to a request for a file that is in memory: the whole, the part that `Range` names, 304
 * for who has it, 416 for a part that it does not have. Several parts at once are answered by the whole,
 * as RFC 9110 (14.2) allows.
 */
export function respondFromCopy(request: Request, copy: Copy, cacheControl: string): Response {
  const { bytes } = copy;
  const headers = { ...copy.headers, 'accept-ranges': 'bytes', 'cache-control': cacheControl };
  const answer = (status: number, body: Uint8Array<ArrayBuffer>, more = {}) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { ...headers, ...more, [LENGTH_HEADER]: String(body.length) },
    });

  if (hasItAlready(request, copy)) return new Response(null, { status: 304, headers });
  const [, from = '', to = ''] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  if ((!from && !to) || !isSameFile(request, copy)) return answer(200, bytes);

  const start = from ? Number(from) : Math.max(0, bytes.length - Number(to));
  const end = from && to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  if (start > end) {
    const none = { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 416, headers: none });
  }
  const range = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return answer(206, bytes.subarray(start, end + 1), range);
}

function hasItAlready({ headers }: Request, copy: Copy): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const etag = copy.headers.etag?.replace(/^W\//, '');
    return known.includes('*') || (etag !== undefined && known.includes(etag));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Date.parse(copy.headers['last-modified'] ?? '') <= since;
}

/** Of a file that changed meanwhile a part would not fit the parts that the browser has. */
function isSameFile({ headers }: Request, copy: Copy): boolean {
  const wanted = headers.get('if-range');
  return wanted === null || [copy.headers.etag, copy.headers['last-modified']].includes(wanted);
}
