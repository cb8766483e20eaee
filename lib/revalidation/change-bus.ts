import 'server-only';
import { hostname } from 'node:os';
import { createClient } from '@redis/client';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { createRedisClient } from '../redis';

const CHANNEL = 'zuilwerk:post-changes';
const CONNECT_LIMIT_MS = 2000;

/** Told apart by this, an instance leaves its own messages alone. */
const ownName = () => `${hostname()}:${process.pid}`;

/**
 * Tells the other instances of this site of a change. Without Redis this instance is the only one,
 * or the others renew by time; a failure is logged, never thrown.
 * @param change the body of the hook
 */
export async function broadcastChange(change: string): Promise<void> {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return;
  // A connection for each change: there are a few a day, and none that has died unnoticed.
  const client = createClient({
    url: REDIS_URL,
    socket: { connectTimeout: CONNECT_LIMIT_MS, reconnectStrategy: false },
  });
  client.on('error', () => {}); // connect() and publish() throw it as well.
  try {
    await client.connect();
    await client.publish(CHANNEL, JSON.stringify({ from: ownName(), change }));
  } catch (error) {
    logError('Telling the other instances of a change failed', error);
  } finally {
    client.destroy();
  }
}

/**
 * Hears of the changes that other instances were told of, as long as the process lives. What is
 * said while Redis is away is not heard; pages then renew by time.
 * @param onChange receives the body of the hook
 */
export function subscribeToChanges(onChange: (change: string) => void): void {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return;
  const client = createRedisClient(REDIS_URL);
  const hear = (message: string) => {
    const { from, change } = JSON.parse(message);
    if (from !== ownName()) onChange(change);
  };
  // Waits until Redis is there, however long that takes.
  client
    .connect()
    .then(() => client.subscribe(CHANNEL, hear))
    .catch((error) => logError('Listening for changes failed', error));
}
