import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawRequest } from './raw-request.ts';

export type Answer = {
  /** of every answer on the connection, but for "100 Continue" */ statuses: number[];
  /** all that came, head included */ text: string;
  /** nothing came to an end in time */ isLate: boolean;
};

/** No promise about time: only what never answers takes as long on a busy machine. */
const PATIENCE_MS = 60_000;
/** A server that keeps what was cut off waits for the rest: silence for so long is its answer. */
const SILENCE_MS = 700;

/**
 * Sends a request over a connection of its own and waits until the server closes it.
 * @param host with its port
 */
export async function send(
  host: string,
  { pieces, pauseMs = 0, answerDue = true, ending }: RawRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const received: Buffer[] = [];
  let isLate = false;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (bytes) => received.push(bytes));
  socket.on('end', () => socket.end());
  // A connection that breaks is seen by what has come until then.
  socket.on('error', () => {});
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, PATIENCE_MS);
  if (!answerDue) {
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
  }
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && pauseMs > 0) await wait(pauseMs);
    if (socket.writable) socket.write(piece);
  }
  if (ending === 'close') socket.end();
  if (ending === 'reset') socket.resetAndDestroy();
  await closed;
  clearTimeout(timer);
  const text = Buffer.concat(received).toString('latin1');
  const statuses = Array.from(text.matchAll(/HTTP\/1\.1 ([2-9]\d\d) /g), ([, status]) =>
    Number(status),
  );
  return { statuses, text, isLate };
}
