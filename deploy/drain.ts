import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than nginx keeps an idle connection: keepalive_timeout in nginx/upstream.conf. */
const DRAIN_MS = 5000;

/**
 * Makes this process, on SIGTERM, refuse new connections, so that nginx uses another instance, and answer
 * requests on open connections until nginx has closed them; only then the other SIGTERM listeners
 * run. Otherwise Node closes idle connections at once, and a POST that nginx is just sending on one
 * is lost, since nginx does not retry it.
 */
export function drainOnSigterm() {
  const servers = new Set<Server>();
  let isDraining = false;

  const replaceListeners = () => {
    const listeners = process.listeners('SIGTERM');
    process.removeAllListeners('SIGTERM');
    process.once('SIGTERM', async (signal) => {
      isDraining = true;
      // The method of net.Server: that of http.Server closes idle connections.
      for (const server of servers) {
        Server.prototype.close.call(server);
        // Next closes it once more, and would log that it is not running.
        const { close } = server;
        server.close = (done) => close.call(server, () => done?.());
      }
      await wait(DRAIN_MS);
      for (const listener of listeners) listener(signal);
    });
  };

  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    // Next has added its own listener by the first request (the health check).
    if (servers.size === 0) replaceListeners();
    servers.add(server);
    if (isDraining) response.shouldKeepAlive = false;
  });
}
