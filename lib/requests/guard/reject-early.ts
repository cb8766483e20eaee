import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errorResponse } from '../error-page/error-response';
import { errorText } from '../error-page/error-texts';
import { bodyLimit } from './body-limit';

/** How long the rest of a refused body is read, so that the client can read the response. */
const LINGER_MS = 5000;

/**
 * Refuses a request by its headers if its body is too large or of unknown length. Next would respond only
 * after the last byte of the body: a client that sends nothing would keep the connection.
 */
export function rejectEarly(server: Server, { lingerMs = LINGER_MS } = {}): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const status = refusalStatus(request);
    if (status) return refuse(status, { request, response, lingerMs });
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function refusalStatus({ url = '/', headers }: IncomingMessage): 411 | 413 | null {
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) return 411;
  return Number(length) > bodyLimit(url) ? 413 : null;
}

type Refused = { request: IncomingMessage; response: ServerResponse; lingerMs: number };

function refuse(status: 411 | 413, { request, response, lingerMs }: Refused): void {
  const refusal = errorResponse(errorText(status), request.headers.accept);
  const body = Buffer.from(refusal.body);
  response.writeHead(status, {
    ...refusal.headers,
    connection: 'close',
    'content-length': body.length,
  });
  // The response ends after the body is read or given up: its end closes the connection, and closing it with
  // unread bytes resets it, which can discard the response.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, lingerMs);
  request.once('end', end).once('close', end).once('error', end).resume();
}
