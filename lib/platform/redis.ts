import 'server-only';
import { createClient } from '@redis/client';
import { logError } from './log';

const CONNECT_TIMEOUT_MS = 2000;
const MAX_RECONNECT_DELAY_MS = 3000;

/**
 * Reconnects automatically, queues commands meanwhile, and logs a disconnect once.
 * @param commandTimeoutMs not for a subscriber: a SUBSCRIBE that times out is not retried
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
