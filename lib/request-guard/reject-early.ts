import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errorResponse } from '../error-page/error-response';
import { errorText } from '../error-page/error-texts';
import { bodyLimit } from './body-limit';

/** How long the rest of a refused body is read, so that its sender gets to read the answer. */
const LINGER_MS = 5000;

type Options = { headers: Record<string, string>; lingerMs?: number };

/**
 * Refuses by its head alone a request whose body is too large or of no known length. Next runs the
 * middleware, which refuses the same, but sends its answer only after the last byte of the body: a
 * sender who sends nothing would keep the connection.
 * @param headers of every answer of the site
 */
export function rejectEarly(server: Server, { headers, lingerMs = LINGER_MS }: Options): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const status = statusOfHead(request);
    if (status) return refuse(status, { request, response, headers, lingerMs });
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function statusOfHead({ url = '/', headers }: IncomingMessage): 411 | 413 | null {
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) return 411;
  return Number(length) > bodyLimit(url) ? 413 : null;
}

type Refused = Required<Options> & { request: IncomingMessage; response: ServerResponse };

function refuse(status: 411 | 413, { request, response, headers, lingerMs }: Refused): void {
  const answer = errorResponse(errorText(status), request.headers.accept);
  const body = Buffer.from(answer.body);
  response.writeHead(status, {
    ...headers,
    ...answer.headers,
    connection: 'close',
    'content-length': body.length,
  });
  // Ended only when the body is read or given up: ending it closes the connection, and a connection
  // that is closed on unread bytes is reset, which can take the answer away from its reader.
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, lingerMs);
  request.once('end', end).once('close', end).once('error', end).resume();
}
