import { onResponseHeaders } from './on-response-headers';

/** Set by a route that knows the length of its body: Next drops `content-length` from the response of a route. */
export const LENGTH_HEADER = 'x-length';

/** Sends `content-length` for such routes: Safari needs it to play a video, and a download shows its progress by it. */
export function sendContentLength(): void {
  onResponseHeaders((response) => {
    const length = response.getHeader(LENGTH_HEADER);
    if (length === undefined) return;
    response.removeHeader(LENGTH_HEADER);
    response.setHeader('content-length', length);
  });
}
