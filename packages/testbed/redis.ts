import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { REDIS } from './system-packages/redis.ts';

const POLL_MS = 50;

/** The channel of lib/posts/revalidation/change-bus.ts. */
const CHANNEL = 'zuilwerk:post-changes';

/** A separate Redis without persistence; `restart` brings it back at the same URL. */
export async function startRedis() {
  const port = await findFreePort();
  let server = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        // A process paused with SIGSTOP ends by no other signal.
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
    },
    /** Waits for this many subscribers to changes. */
    async hasListeners(count: number) {
      const client = createClient({ url: `redis://127.0.0.1:${port}` });
      await client.connect();
      const listening = async () => (await client.pubSubNumSub(CHANNEL))[CHANNEL] ?? 0;
      while ((await listening()) < count) await wait(POLL_MS);
      client.destroy();
    },
    /** It then accepts connections and commands but never responds. */
    pause() {
      server.kill('SIGSTOP');
    },
    async restart() {
      server = await launch(port);
    },
  };
}

async function launch(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(REDIS, args, { stdio: 'ignore' });
  let error = '';
  server.on('error', (cause) => {
    error = `${REDIS} does not start: ${cause.message}. Install it (Debian: apt-get install redis-server).`;
  });
  while (!(await acceptsConnections(port))) {
    if (error || server.exitCode !== null) throw new Error(error || `${REDIS} ended`);
    await wait(POLL_MS);
  }
  return server;
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
