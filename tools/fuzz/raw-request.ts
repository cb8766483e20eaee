import type { Random } from './random.ts';
export type HeaderList = [name: string, value: string][];
export type Message = { method: string; target: string; headers: HeaderList; body?: Buffer };
/** what goes over one connection */
export type RawRequest = {
  kind: string;
  /** sent one after the other */ pieces: Buffer[];
  /** between two pieces */ pauseMs?: number;
  /** false where silence is an answer too: what was sent is no whole request */ answerDue?: boolean;
  /** true where closing the connection without a word is an answer too */ mayClose?: boolean;
  /** what the sender does after the last piece; by default it waits for the server to close */ ending?:
    | 'close'
    | 'reset';
};

/** The bytes of a request, with whatever characters stand in it. */
export function toBytes({ method, target, headers, body }: Message) {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/** A request that is well formed as far as its head goes; headers that are given replace ours. */
export function wholeRequest(
  kind: string,
  host: string,
  {
    method = 'GET',
    target = '/',
    headers = [],
    body,
  }: { method?: string; target?: string; headers?: HeaderList; body?: Buffer } = {},
): RawRequest {
  const ours: HeaderList = [
    ['Host', host],
    ['Connection', 'close'],
  ];
  if (body) ours.push(['Content-Length', String(body.length)]);
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [...ours.filter(([name]) => !given.has(name.toLowerCase())), ...headers];
  return { kind, pieces: [toBytes({ method, target, headers: all, body })] };
}

/**
 * A header in so many of all cases.
 * @param share from 0 to 1
 */
export function maybeHeader(
  random: Random,
  share: number,
  name: string,
  value: string,
): HeaderList {
  return random.chance(share) ? [[name, value]] : [];
}
