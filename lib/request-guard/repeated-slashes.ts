import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hands addresses with slashes after one another (//Kiosken) to the middleware, which leads to the
 * right one in one step. Next would answer them itself, before any middleware, with an address
 * that then moves again for its capitals. Where no server of Node's is asked, nothing changes.
 */
export function handRepeatedSlashesToMiddleware(): void {
  // The one place before Next that a plain `next start` offers.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = withSlashAtTheEnd(request.url ?? '/');
  });
}

/** "//Kiosken?a=b" -> "/Kiosken/?a=b", which the middleware knows as an address that has moved. */
export function withSlashAtTheEnd(address: string): string {
  const [path = ''] = address.split('?', 1);
  const isRepeated = /^[\\/]/.test(path) && /[\\/]{2}|\\/.test(path);
  const plain = path.replaceAll(/[\\/]+/g, '/');
  // The home page has no other address: Next's own answer is the right one.
  if (!isRepeated || plain === '/') return address;
  return `${plain.replace(/\/$/, '')}/${address.slice(path.length)}`;
}
