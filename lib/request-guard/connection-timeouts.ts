import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from '../error-page/error-response';
import { errorText } from '../error-page/error-texts';

/** For the head of a request; Node's own is a minute. */
const HEADERS_TIMEOUT_MS = 15_000;
/** For a request with its body, 150 kB at the most; Node's own is five minutes. Node looks every 30 s. */
const REQUEST_TIMEOUT_MS = 30_000;

/** By the code of Node's error; everything else that is no HTTP is 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Sets how long a client may take to send a request. In milliseconds. */
export function setConnectionTimeouts(
  server: Server,
  { headersMs = HEADERS_TIMEOUT_MS, requestMs = REQUEST_TIMEOUT_MS } = {},
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
}

/**
 * Has Node treat a request that asks for another protocol (`Connection: Upgrade`) as any other, which
 * RFC 9110 (7.8) allows: Next listens for WebSockets, needs none in production, and neither answers
 * nor closes them. Node does so as long as nobody listens. The connection ends with the answer.
 */
export function refuseUpgrades(server: Server): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.setHeader('connection', 'close');
  });
  server.removeAllListeners('upgrade');
  server.on('newListener', (event, listener) => {
    // The event comes before the listener is added.
    if (event === 'upgrade') queueMicrotask(() => server.removeListener('upgrade', listener));
  });
}

/**
 * Answers what is no request (400), comes too slowly (408) or has too long a head (431) with the page
 * of errors and the headers of the other answers; Node's own answer has neither.
 */
export function respondToUnreadable(server: Server, headers: Record<string, string>): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const isAnswering = response?.headersSent && !response.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
      socket.destroy();
      return;
    }
    socket.write(rawAnswer(STATUSES[error.code ?? ''] ?? 400, headers));
    socket.destroySoon();
  });
}

/** Without a request there is no telling for whom it is: a browser shows it as it is meant. */
function rawAnswer(status: number, headers: Record<string, string>): string {
  const { headers: own, body } = errorResponse(errorText(status), 'text/html');
  const all = {
    ...headers,
    ...own,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
