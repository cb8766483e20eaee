import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** nginx keeps a connection that is idle for 4 s (nginx/upstream.conf). */
const LONGEST_IDLE_MS = 5000;

/**
 * Has this process end without a broken answer when it is asked to (SIGTERM): new connections are
 * refused, so that nginx turns to another instance, and those that it holds are answered until it has
 * let go of them. Only then the server ends as it does by itself. Node would close idle connections
 * at once, also one on which nginx is just sending a message, which it sends only once.
 */
export function drainBeforeEnd() {
  const servers: Set<Server> = new Set();
  let isEnding = false;

  const takeOver = () => {
    const endings = process.listeners('SIGTERM');
    process.removeAllListeners('SIGTERM');
    process.once('SIGTERM', async (signal) => {
      isEnding = true;
      // Of net, not of http: that one closes what is idle.
      for (const server of servers) Server.prototype.close.call(server);
      await wait(LONGEST_IDLE_MS);
      for (const end of endings) end(signal);
    });
  };

  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    // With the first request (of the health check) the server has said how it ends.
    if (servers.size === 0) takeOver();
    servers.add(server);
    if (isEnding) response.shouldKeepAlive = false;
  });
}
