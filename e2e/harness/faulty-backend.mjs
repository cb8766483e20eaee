import { createServer, request as httpRequest } from 'node:http';

/**
 * Stands between a site and its Supabase project and fails on command. `POST /mode/<name>` on the
 * control address switches:
 *   ok         passes everything on
 *   error      answers 500
 *   hang       accepts and never answers
 *   reset      drops the connection
 *   malformed  answers 200 with something that is no JSON
 * @param {string} backendUrl
 */
export async function startFaultyBackend(backendUrl) {
  let mode = 'ok';
  const proxy = createServer((request, response) => {
    switch (mode) {
      case 'error':
        return response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"message":"fault"}');
      case 'hang':
        return request.resume();
      case 'reset':
        return request.socket.destroy();
      case 'malformed':
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('<!doctype html>');
      default:
        return passOn(backendUrl, request, response);
    }
  });
  const control = createServer((request, response) => {
    mode = request.url?.replace('/mode/', '') ?? 'ok';
    response.end(mode);
  });
  const url = await listen(proxy);
  const controlUrl = await listen(control);
  return {
    url,
    controlUrl,
    close() {
      for (const server of [proxy, control]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/**
 * Lets the backend answer a request that was sent to a stand-in.
 * @param {string} backendUrl
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function passOn(backendUrl, request, response) {
  const { method, headers, url = '/' } = request;
  const onward = httpRequest(new URL(url, backendUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** @param {import('node:http').Server} server @returns {Promise<string>} */
export function listen(server) {
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
