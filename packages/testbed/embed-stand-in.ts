import { createServer } from 'node:http';
import { listen } from './faulty-backend.ts';

/** A local stand-in for the partner portal, the booking service, the map and the chat. */
export async function startEmbedStandIn() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="nl"><title>Stand-in</title><h1>Stand-in ${pathname} ${searchParams.get('dealer') ?? ''}</h1></html>`,
    );
  });
  return { url: await listen(server), close: () => server.close().closeAllConnections() };
}
