import { onResponseHeaders } from './on-response-headers';

/**
 * Next's copies of the query: a redirect for browsers that ignore `Location`, and the target of a rewrite
 * by the middleware, which it reads before the response.
 */
const COPIES = ['refresh', 'x-middleware-rewrite'];

/**
 * Sends a long query once: with its copies the headers exceed the 4 kB that a proxy such as nginx buffers
 * by default, and the visitor gets its 502.
 */
export function sendQueryOnce(): void {
  onResponseHeaders((response) => {
    for (const name of COPIES) response.removeHeader(name);
  });
}
