/**
 * @typedef {[name: string, value: string][]} HeaderList
 * @typedef {{ method: string, target: string, headers: HeaderList, body?: Buffer }} Message
 * @typedef {object} RawRequest what goes over one connection
 * @property {string} kind
 * @property {Buffer[]} pieces sent one after the other
 * @property {number} [pauseMs] between two pieces
 * @property {boolean} [answerDue] false where silence is an answer too: what was sent is no whole request
 * @property {boolean} [mayClose] true where closing the connection without a word is an answer too
 * @property {'close' | 'reset'} [ending] what the sender does after the last piece; by default it waits for the server to close
 */

/**
 * The bytes of a request, with whatever characters stand in it.
 * @param {Message} message
 */
export function toBytes({ method, target, headers, body }) {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/**
 * A request that is well formed as far as its head goes; headers that are given replace ours.
 * @param {string} kind
 * @param {string} host
 * @param {{ method?: string, target?: string, headers?: HeaderList, body?: Buffer }} [message]
 * @returns {RawRequest}
 */
export function wholeRequest(
  kind,
  host,
  { method = 'GET', target = '/', headers = [], body } = {},
) {
  /** @type {HeaderList} */
  const ours = [
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
 * @param {import('./random.mjs').Random} random
 * @param {number} share from 0 to 1
 * @param {string} name
 * @param {string} value
 * @returns {HeaderList}
 */
export function maybeHeader(random, share, name, value) {
  return random.chance(share) ? [[name, value]] : [];
}
