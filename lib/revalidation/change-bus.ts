import 'server-only';
import { hostname } from 'node:os';
import { createClient } from '@redis/client';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { createRedisClient } from '../redis';

const CHANNEL = 'zuilwerk:post-changes';
const CONNECT_TIMEOUT_MS = 2000;

/** By this id an instance ignores its own messages. */
const instanceId = () => `${hostname()}:${process.pid}`;

/** Publishes the request body of the hook to the other instances, if Redis is configured. Failures are only logged. */
export async function broadcastChange(change: string): Promise<void> {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return;
  // A new connection for each of the few changes a day, because an idle one may be dead.
  const client = createClient({
    url: REDIS_URL,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on('error', () => {}); // connect() and publish() throw it too.
  try {
    await client.connect();
    await client.publish(CHANNEL, JSON.stringify({ from: instanceId(), change }));
  } catch (error) {
    logError('Telling the other instances of a change failed', error);
  } finally {
    client.destroy();
  }
}

/** Passes request bodies of other instances' hooks to `onChange`; those sent while Redis is down are lost. */
export function subscribeToChanges(onChange: (change: string) => void): void {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return;
  const client = createRedisClient(REDIS_URL);
  const onMessage = (message: string) => {
    const { from, change } = JSON.parse(message);
    if (from !== instanceId()) onChange(change);
  };
  client
    .connect()
    .then(() => client.subscribe(CHANNEL, onMessage))
    .catch((error) => logError('Subscribing to changes failed', error));
}
