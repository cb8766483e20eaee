import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Calls a hook for every request of this process before Next sees it; `next start` offers no other
 * place. Where no Node server listens (Vercel), the hook is never called.
 */
export function onRequest(hook: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => hook(message as Exchange));
}
