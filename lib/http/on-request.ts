import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Lets work look at every request of this process as it arrives: the one place before Next that a
 * plain `next start` offers. Where no server of Node's is asked (Vercel), nothing happens.
 */
export function onRequest(work: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => work(message as Exchange));
}
