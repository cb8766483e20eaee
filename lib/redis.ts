import 'server-only';
import { createClient } from '@redis/client';
import { logError } from './log';

const CONNECT_LIMIT_MS = 2000;
const COMMAND_LIMIT_MS = 500;
const MOST_BETWEEN_TRIES_MS = 3000;

/**
 * A connection to Redis that comes back by itself for as long as the process lives. While Redis is
 * away a command waits for half a second and fails; that it went away is logged once.
 * @param url `redis://` or `rediss://`
 */
export function createRedisClient(url: string) {
  const client = createClient({
    url,
    commandOptions: { timeout: COMMAND_LIMIT_MS },
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
