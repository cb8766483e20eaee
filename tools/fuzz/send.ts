import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawRequest } from './raw-request.ts';

export type RawResponse = {
  /** The statuses of all responses on the connection except 1xx. */
  statuses: number[];
  /** All received bytes, decoded as latin1. */
  text: string;
  /** The connection was still open at the timeout. */
  isLate: boolean;
};

/** Long, so that only a request without any response reaches it on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Silence after which the connection is given up: the server waits for the rest of an incomplete request. */
const IDLE_TIMEOUT_MS = 700;

/**
 * Sends a request over a new connection and waits until the server closes it.
 * @param host with its port
 */
export async function send(
  host: string,
  { pieces, pauseMs = 0, expectsResponse = true, ending }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const received: Buffer[] = [];
  let isLate = false;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (bytes) => received.push(bytes));
  socket.on('end', () => socket.end());
  // A broken connection shows in the bytes received until then.
  socket.on('error', () => {});
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, TIMEOUT_MS);
  if (!expectsResponse) socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
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
