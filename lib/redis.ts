import 'server-only';
import { createClient } from '@redis/client';
import { logError } from './log';

const CONNECT_LIMIT_MS = 2000;
const MOST_BETWEEN_TRIES_MS = 3000;

/**
 * A connection to Redis that comes back by itself for as long as the process lives. While Redis is
 * away commands wait; that it went away is logged once.
 * @param url `redis://` or `rediss://`
 * @param commandLimitMs after which a command that still waits fails. Not for one that listens: it
 *   is said once, and a process that is busy then would be deaf from there on
 */
export function createRedisClient(url: string, commandLimitMs?: number) {
  const client = createClient({
    url,
    commandOptions: { timeout: commandLimitMs },
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      reconnectStrategy: (tries) => Math.min(tries * 200, MOST_BETWEEN_TRIES_MS),
    },
  });
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) logError('Redis is away', error);
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  return client;
}
