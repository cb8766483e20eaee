const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Answers for a file of a public bucket as hosted storage does. lite sends the whole file, whatever
 * is asked: Safari does not play a video without 206, and browsers would load what they have again.
 * @param response the whole file
 */
export async function answerForFile(request: Request, response: Response) {
  if (response.status !== 200) return response;
  const etag = response.headers.get('etag');
  if (etag && request.headers.get('if-none-match') === etag) {
    return withoutBody(response, 304);
  }
  // Of a file that changed meanwhile a part would not fit the parts that the browser has.
  const wanted = request.headers.get('if-range');
  const isSame = !wanted || [etag, response.headers.get('last-modified')].includes(wanted);
  const [, from = '', to = ''] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  return isSame && (from || to) ? partOf(response, from, to) : response;
}

/** @param to without `from`: that many last bytes */
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
