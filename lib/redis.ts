import 'server-only';
import { createClient } from '@redis/client';
import { logError } from './log';

const CONNECT_TIMEOUT_MS = 2000;
const MAX_RECONNECT_DELAY_MS = 3000;

/**
 * A Redis client that reconnects automatically. While disconnected, commands are queued; the
 * disconnect is logged once.
 * @param url `redis://` or `rediss://`
 * @param commandTimeoutMs not for a subscriber: a SUBSCRIBE that times out in a busy process is not
 *   retried, so the process would receive no messages
 */
export function createRedisClient(url: string, commandTimeoutMs?: number) {
  const client = createClient({
    url,
    commandOptions: { timeout: commandTimeoutMs },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(retries * 200, MAX_RECONNECT_DELAY_MS),
    },
  });
  let isDisconnected = false;
  client.on('error', (error) => {
    if (!isDisconnected) logError('The connection to Redis failed', error);
    isDisconnected = true;
  });
  client.on('ready', () => {
    isDisconnected = false;
  });
  return client;
}
