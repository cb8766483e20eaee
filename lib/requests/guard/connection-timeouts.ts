import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from '../error-page/error-response';
import { errorText } from '../error-page/error-texts';

/** Node's default is a minute. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Node's default is five minutes; it checks every 30 s. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Longer than any response takes (proxy_read_timeout in deploy/nginx/compressor.conf); with the 5 s of
 * deploy/drain.ts shorter than the 30 s after which containers are killed.
 */
const CLOSING_LIMIT_MS = 15_000;

/** Statuses by the code of Node's error; all others get 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Limits how long a client may take to send the headers of a request and the whole request, in ms. */
export function setConnectionTimeouts(
  server: Server,
  { headersMs = HEADERS_TIMEOUT_MS, requestMs = REQUEST_TIMEOUT_MS } = {},
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
}

/**
 * Ends the connections that are still open some time after `close`, which Next calls when the process is
 * told to end. `close` also stops Node's check of the timeouts, so that one client that never completes
 * its request would keep the process alive.
 */
export function limitClosing(server: Server, limitMs = CLOSING_LIMIT_MS): void {
  const close = server.close.bind(server);
  server.close = (callback) => {
    setTimeout(() => server.closeAllConnections(), limitMs).unref();
    return close(callback);
  };
}

/**
 * Has Node handle an upgrade request (`Connection: Upgrade`) like any other, as RFC 9110 (7.8) allows and
 * as Node does where nobody listens for upgrades. Next listens, needs no WebSockets in production, and
 * neither responds nor closes the connection.
 */
export function refuseUpgrades(server: Server): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.setHeader('connection', 'close');
  });
  server.removeAllListeners('upgrade');
  server.on('newListener', (event, listener) => {
    // Node emits this before it adds the listener.
    if (event === 'upgrade') queueMicrotask(() => server.removeListener('upgrade', listener));
  });
}

/**
 * Responds to what is not HTTP (400), takes too long (408) or has too long headers (431) with the error
 * page and the security headers, which Node's own response lacks.
 */
export function respondToUnreadable(server: Server, headers: Record<string, string>): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || isResponding) {
      socket.destroy();
      return;
    }
    socket.write(rawResponse(STATUSES[error.code ?? ''] ?? 400, headers));
    socket.destroySoon();
  });
}

/** Always the HTML page, because the Accept header of an unreadable request is unknown. */
function rawResponse(status: number, headers: Record<string, string>): string {
  const { headers: pageHeaders, body } = errorResponse(errorText(status), 'text/html');
  const all = {
    ...headers,
    ...pageHeaders,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
