const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Adds the 304, 206 and 416 of hosted storage, which lite lacks: Safari does not play videos without 206. */
export async function withRangeSupport(request: Request, response: Response) {
  if (response.status !== 200) return response;
  const etag = response.headers.get('etag');
  if (etag && request.headers.get('if-none-match') === etag) {
    return withoutBody(response, 304);
  }
  // A part of a changed file would not match the parts that the browser already has.
  const version = request.headers.get('if-range');
  const isSame = !version || [etag, response.headers.get('last-modified')].includes(version);
  const [, from = '', to = ''] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  return isSame && (from || to) ? partOf(response, from, to) : response;
}

/** @param to without `from`, the number of bytes at the end */
async function partOf(response: Response, from: string, to: string) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const start = from ? Number(from) : Math.max(0, bytes.length - Number(to));
  const end = from && to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  if (start > end) return withoutBody(response, 416, `bytes */${bytes.length}`);
  const headers = headersOf(response, `bytes ${start}-${end}/${bytes.length}`);
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers });
}

function withoutBody(response: Response, status: number, range?: string) {
  return new Response(null, { status, headers: headersOf(response, range) });
}

function headersOf(response: Response, range?: string) {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (range) headers.set('content-range', range);
  return headers;
}
