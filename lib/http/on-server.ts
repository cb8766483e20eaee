import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets work set up each HTTP server of this process, once: with its first connection, before anything
 * of that is read. `next start` hands its server to nobody, and a `server.ts` of our own would replace
 * it. Relies on `socket.server`, which Node sets but does not document;
 * request-guard/guard-servers.test.ts turns red without it.
 */
export function onServer(work: (server: Server) => void): void {
  const known = new WeakSet<Server>();
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    work(server);
  });
}
