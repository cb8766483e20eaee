import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
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

/** The ways to fail that reads and writes have in common, in the words of a test's title. */
export const faults: Exclude<Mode, 'ok'>[] = [
  'error',
  'hang',
  'reset',
  'refused',
  'malformed',
  'empty',
  'html',
];

/** The ways to say that there are no posts, although there are. */
export const falseAbsences: Exclude<Mode, 'ok'>[] = ['no-policy', 'no-rows'];

/**
 * Stands between a site and its Supabase project and fails on command. `POST /mode/<name>` on the
 * control address switches:
 * ok         passes everything on
 * error      answers 500
 * hang       accepts and never answers
 * reset      drops the connection
 * refused    does not listen
 * malformed  answers 200 with the beginning of a list
 * empty      answers 200 with nothing
 * html       answers 200 with a page
 * refusal    answers 400 as the database does to a wrong row, which it repeats
 * echo       answers 502 with a page that repeats the request
 * no-policy  answers 200 without rows for the table of posts, as when its policy is missing
 * no-rows    answers 200 without rows, whatever is asked
 */
export async function startFaultyBackend(backendUrl: string) {
  let mode: Mode = 'ok';
  const proxy = createServer(async (request, response) => {
    if (mode === 'ok') return passOn(backendUrl, request, response);
    if (mode === 'hang') return request.resume();
    if (mode === 'error') return answer(response, 500, '{"message":"fault"}');
    if (mode === 'malformed') return answer(response, 200, '[{"id":1,');
    if (mode === 'empty') return answer(response, 200, '');
    if (mode === 'html') return answer(response, 200, '<!doctype html><h1>Storing</h1>');
    if (mode === 'no-rows') return answer(response, 200, '[]');
    if (mode === 'no-policy') {
      return request.url?.startsWith('/rest/v1/posts')
        ? answer(response, 200, '[]')
        : passOn(backendUrl, request, response);
    }
    if (mode === 'refusal') return answer(response, 400, refusalOf(await text(request)));
    if (mode === 'echo') return answer(response, 502, `<p>Refused: ${await text(request)}</p>`);
    request.socket.destroy();
  });
  const url = await listen(proxy);
  const control = createServer(async (request, response) => {
    mode = request.url?.replace('/mode/', '') as Mode;
    if (mode === 'refused') await stopListening(proxy);
    else if (!proxy.listening) await listen(proxy, Number(new URL(url).port));
    response.end(mode);
  });
  const controlUrl = await listen(control);
  return {
    url,
    controlUrl,
    async close() {
      await Promise.all([stopListening(proxy), stopListening(control)]);
    },
  };
}

function refusalOf(row: string) {
  const message = `new row for relation "contact_messages" is wrong: ${row}`;
  return JSON.stringify({ code: '23514', details: `Failing row contains (${row}).`, message });
}

function answer(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function stopListening(server: Server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** Lets the backend answer a request that was sent to a stand-in. */
export function passOn(backendUrl: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, url = '/' } = request;
  const onward = httpRequest(new URL(url, backendUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** @param port any free one when left out */
export function listen(server: Server, port: number = 0): Promise<string> {
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
