import 'server-only';
import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import * as z from 'zod/mini';
import { getEnv } from '../../platform/env/env';
import { logError } from '../../platform/log';
import { processWide } from '../../platform/process-wide';
import { createRedisClient } from '../../platform/redis';
import { parseJsonObject } from '../../platform/text/parse-json-object';

const CHANNEL = 'zuilwerk:post-changes';
const CONNECT_TIMEOUT_MS = 2000;

/** Lets an instance ignore its own messages. Host name and process id are the same in containers that share the host's network. */
const instanceId = () => processWide('instance-id', randomUUID);

const message = z.object({ from: z.string(), change: z.string() });

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
  const onMessage = (text: string) => {
    const { success, data } = message.safeParse(parseJsonObject(text));
    if (!success) logError('A message of another instance is unreadable', `${text.length} bytes`);
    else if (data.from !== instanceId()) onChange(data.change);
  };
  client
    .connect()
    .then(() => client.subscribe(CHANNEL, onMessage))
    .catch((error) => logError('Subscribing to changes failed', error));
}
