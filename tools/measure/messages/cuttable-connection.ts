import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time during which every response is dropped after its request has arrived. */
const CUT_MS = 500;

/** A TCP proxy to a local port that can reset all connections through it. */
export async function startCuttableConnection(targetPort: number) {
  const open = new Set<Socket>();
  let isCut = false;

  const server = createServer((incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1');
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port to listen on');

  return {
    port: address.port,
    /** Resets open connections, and for CUT_MS every connection that receives a response. */
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
