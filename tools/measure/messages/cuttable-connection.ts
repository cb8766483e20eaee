import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** For so long every answer is lost on its way, after the request has arrived. */
const CUT_MS = 500;

/**
 * Passes bytes on to a port of this machine and can break every connection that goes through it.
 * @param port where to
 */
export async function startCuttableConnection(port: number) {
  const open: Set<Socket> = new Set();
  let isCut = false;

  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    const reset = () => {
      incoming.resetAndDestroy();
      outgoing.resetAndDestroy();
    };
    open.add(incoming);
    incoming.on('close', () => open.delete(incoming));
    incoming.on('error', reset);
    outgoing.on('error', reset);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.end());
    incoming.pipe(outgoing);
    outgoing.on('data', (bytes) => (isCut ? reset() : incoming.write(bytes)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port to listen on');

  return {
    port: address.port,
    /** Resets what is open, and for a while whatever gets an answer. */
    async cut() {
      isCut = true;
      for (const socket of open) socket.resetAndDestroy();
      await wait(CUT_MS);
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
