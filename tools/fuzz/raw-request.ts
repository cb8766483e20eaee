import type { Random } from './random.ts';

export type HeaderList = [name: string, value: string][];
type Message = { method: string; target: string; headers: HeaderList; body?: Buffer };
/** Everything that is sent over one connection. */
export type RawRequest = {
  kind: string;
  /** Sent in separate writes. */
  pieces: Buffer[];
  /** Pause between two pieces. */
  pauseMs?: number;
  /** False for an incomplete request, to which the server need not respond; true by default. */
  expectsResponse?: boolean;
  /** True where the server may close the connection without a response. */
  mayClose?: boolean;
  /** What the client does after the last piece; by default it waits for the server to close. */
  ending?: 'close' | 'reset';
};

function toBytes({ method, target, headers, body }: Message) {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/** A complete request; `headers` replace the default ones. */
export function wholeRequest(
  kind: string,
  host: string,
  { method = 'GET', target = '/', headers = [], body }: Partial<Message> = {},
): RawRequest {
  const defaults: HeaderList = [
    ['Host', host],
    ['Connection', 'close'],
  ];
  if (body) defaults.push(['Content-Length', String(body.length)]);
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [...defaults.filter(([name]) => !given.has(name.toLowerCase())), ...headers];
  return { kind, pieces: [toBytes({ method, target, headers: all, body })] };
}

export function maybeHeader(
  random: Random,
  probability: number,
  name: string,
  value: string,
): HeaderList {
  return random.chance(probability) ? [[name, value]] : [];
}
