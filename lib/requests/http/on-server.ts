import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls a hook once for each HTTP server of this process, at its first connection and before anything
 * of that is read: `next start` gives no access to its server. Relies on `socket.server`, which Node
 * sets but does not document.
 */
export function onServer(hook: (server: Server) => void): void {
  const known = new WeakSet<Server>();
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    hook(server);
  });
}
