const RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Cuts the asked range out of a complete answer. lite answers every range with the whole file,
 * and Safari does not play a video without 206.
 * @param {Request} request
 * @param {Response} response
 */
export async function withByteRange(request, response) {
  const [, from, to] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined || response.status !== 200) return response;

  const bytes = new Uint8Array(await response.arrayBuffer());
  const start = Number(from);
  const end = to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (start > end) {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers });
}
