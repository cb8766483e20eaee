import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

export type Mode =
  | 'ok'
  | 'error'
  | 'hang'
  | 'reset'
  | 'refused'
  | 'malformed'
  | 'empty'
  | 'html'
  | 'refusal'
  | 'echo'
  | 'no-policy'
  | 'no-rows';

/** The failures that apply to reads and writes alike. */
export const faults: Exclude<Mode, 'ok'>[] = [
  'error',
  'hang',
  'reset',
  'refused',
  'malformed',
  'empty',
  'html',
];

/** Successful responses without posts, although there are posts. */
export const emptyResponses: Exclude<Mode, 'ok'>[] = ['no-policy', 'no-rows'];

/**
 * A proxy between a site and its Supabase project that fails on command. `POST /mode/<name>` on the control URL
 * switches:
 * ok         forwards every request
 * error      returns 500
 * hang       accepts requests and never responds
 * reset      closes the connection
 * refused    stops listening
 * malformed  returns 200 with truncated JSON
 * empty      returns 200 with an empty body
 * html       returns 200 with an HTML page
 * refusal    returns 400 like the database for an invalid row, with the row in the error
 * echo       returns 502 with an HTML page that repeats the request body
 * no-policy  returns 200 without rows for the posts table, as when its policy is missing
 * no-rows    returns 200 without rows for every request
 */
export async function startFaultyBackend(backendUrl: string) {
  let mode: Mode = 'ok';
  const proxy = createServer(async (request, response) => {
    if (mode === 'ok') return forwardRequest(backendUrl, request, response);
    if (mode === 'hang') return request.resume();
    if (mode === 'error') return send(response, 500, '{"message":"fault"}');
    if (mode === 'malformed') return send(response, 200, '[{"id":1,');
    if (mode === 'empty') return send(response, 200, '');
    if (mode === 'html') return send(response, 200, '<!doctype html><h1>Storing</h1>');
    if (mode === 'no-rows') return send(response, 200, '[]');
    if (mode === 'no-policy') {
      return request.url?.startsWith('/rest/v1/posts')
        ? send(response, 200, '[]')
        : forwardRequest(backendUrl, request, response);
    }
    if (mode === 'refusal') return send(response, 400, refusalOf(await text(request)));
    if (mode === 'echo') return send(response, 502, `<p>Refused: ${await text(request)}</p>`);
    request.socket.destroy();
  });
  const url = await listen(proxy);
  async function setFault(fault: Mode) {
    mode = fault;
    if (mode === 'refused') await stopListening(proxy);
    else if (!proxy.listening) await listen(proxy, Number(new URL(url).port));
  }
  const control = createServer(async (request, response) => {
    await setFault(request.url?.replace('/mode/', '') as Mode);
    response.end(mode);
  });
  const controlUrl = await listen(control);
  return {
    url,
    controlUrl,
    /** Switches as the control URL does, which is for other processes. */
    setFault,
    /** Resolves when a request comes whose URL contains `part`. */
    nextRequest(part: string): Promise<void> {
      return new Promise((resolve) => {
        proxy.on('request', function see({ url: asked = '' }) {
          if (!asked.includes(part)) return;
          proxy.off('request', see);
          resolve();
        });
      });
    },
    async close() {
      await Promise.all([stopListening(proxy), stopListening(control)]);
    },
  };
}

function refusalOf(row: string) {
  const message = `new row for relation "contact_messages" is wrong: ${row}`;
  return JSON.stringify({ code: '23514', details: `Failing row contains (${row}).`, message });
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function stopListening(server: Server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** Forwards a request to the backend and its response to the client. */
export function forwardRequest(
  backendUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method, headers, url = '/' } = request;
  const forwarded = httpRequest(new URL(url, backendUrl), { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Listens on a port, by default any free one, and resolves with the URL. */
export function listen(server: Server, port = 0): Promise<string> {
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
